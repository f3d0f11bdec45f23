/** The path of the page for people about a resource: that of the resource without `/v1`. */
export function pageOf(resource: string): string {
  return resource.replace(/^\/v1/, '');
}
