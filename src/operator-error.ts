/** Something that whoever runs the service can mend: told in its message, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
