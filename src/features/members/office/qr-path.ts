import { generate } from 'lean-qr'

export interface QrPath {
  /** Squares on a side, without the quiet zone. */
  size: number
  /** One square for each dark module. */
  d: string
}

/** A QR code as the path of a drawing, made on the server: the browser loads nothing for it. */
export function qrPath(text: string): QrPath {
  const code = generate(text)
  const squares: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  return { size: code.size, d: squares.join('') }
}
