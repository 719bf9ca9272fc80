/** PostgreSQL refuses to compare a uuid with anything else; what comes from an address is asked first. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
