import { inflateRawSync } from 'node:zlib'

/** The texts inside a zip file, by its list of contents at the end. */
export function unzip(file: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(file)
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const parts = new Map<string, string>()
  let entry = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => bytes.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ]
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = bytes.readUInt32LE(entry + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))
    parts.set(name, (bytes.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content)).toString('utf8'))
    entry += 46 + nameLength + extraLength + commentLength
  }
  return parts
}
