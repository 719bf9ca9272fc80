/** A value of JSON-LD. What is undefined is left out when it is written. */
type Value = string | number | boolean | undefined | Thing | readonly Value[]

/** A thing of schema.org. */
export interface Thing {
  '@type'?: string
  '@id'?: string
  [property: string]: Value
}

/** A page's things as one script that machines read. React Router escapes what could end it; it is data, so no nonce is asked for. */
export function structuredData(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }
}
