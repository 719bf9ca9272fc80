/** A JSON-LD value. Undefined is omitted. */
type Value = string | number | boolean | undefined | Thing | readonly Value[]

/** A schema.org thing. */
export interface Thing {
  '@type'?: string
  '@id'?: string
  [property: string]: Value
}

/** Structured data as one script element. React Router escapes what could end it; data blocks need no nonce. */
export function structuredData(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }
}
