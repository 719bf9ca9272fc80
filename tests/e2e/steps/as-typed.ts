import { request } from 'node:http'

export interface TypedAnswer {
  status: number
  location: string | undefined
  body: string
}

/** Asks for a path exactly as it is here; browsers and `fetch` would put dots and slashes right before they send it. */
export function askAsTyped(siteUrl: string, path: string, method = 'GET'): Promise<TypedAnswer> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asking.once('error', reject)
    asking.end()
  })
}
