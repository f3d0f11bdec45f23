/** JSON as people read it: without members that are null, and without control characters, which not all take. */
export function jsonText(value: object): string {
  const text = JSON.stringify(value, (_, member: unknown) => (member === null ? undefined : member), 2);
  return `${text.replace(/[\u007f-\u009f]/g, referred)}\n`;
}

const referred = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
