import { readFile, writeFile } from 'node:fs/promises'
import type { Transport } from '#content/sources/graphql-exchange.ts'

/** What a WordPress answered, by the name of the question and its variables. The last answer counts: it knows most of its types. */
export type Recording = Record<string, { status: number; body: unknown }>

/** Placeholder for the address of the recorded WordPress. */
export const recordedHome = 'http://wordpress.example'

const fileOf = (name: string) => `${import.meta.dirname}/recorded/${name}.json`

export async function readRecording(name: string): Promise<Recording> {
  return JSON.parse(await readFile(fileOf(name), 'utf8'))
}

export async function writeRecording(name: string, recording: Recording): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(recording).toSorted(([one], [other]) => one.localeCompare(other)))
  await writeFile(fileOf(name), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Asks a real WordPress at `home`, and records its answers. */
export function recordingTransport(home: string, recording: Recording): Transport {
  return async (request) => {
    const key = await keyOf(request, home)
    const response = await fetch(request)
    const text = await response.text()
    const { extensions: _, ...body } = JSON.parse(text.replaceAll(/"eyJ[\w.-]+"/g, '"a.token"'))
    // questions that were refused are asked again in another way
    if ('data' in body) recording[key] = { status: response.status, body: withoutHome(body, home) }
    return new Response(text, { status: response.status })
  }
}

/** Attributes are JSON within the JSON, and PHP writes its slashes with a backslash. */
function withoutHome(body: object, home: string): unknown {
  const escaped = (address: string) => JSON.stringify(address.replaceAll('/', '\\/')).slice(1, -1)
  return JSON.parse(
    JSON.stringify(body).replaceAll(home, recordedHome).replaceAll(escaped(home), escaped(recordedHome)),
  )
}

/** Answers as the recorded WordPress did; it has one of the two plugins for blocks. */
export function replayingTransport(recording: Recording): Transport {
  const plugin = JSON.stringify(recording).includes('"editorBlocks"') ? 'editorBlocks' : 'blocks'
  return async (request) => {
    const { query } = await request.clone().json()
    if (plugin === 'blocks' && /\beditorBlocks\b/.test(query)) {
      return Response.json({ errors: [{ message: 'Cannot query field "editorBlocks" on type "Page".' }] })
    }
    const key = await keyOf(request, recordedHome)
    const recorded = recording[key]
    if (!recorded) throw new Error(`nothing was recorded for ${key}: record again (tests/wordpress/README.md)`)
    return Response.json(recorded.body, { status: recorded.status })
  }
}

/** 'page {"id":"/kontakt/","idType":"URI"}' */
async function keyOf(request: Request, home: string): Promise<string> {
  const { query, variables } = await request.clone().json()
  return `${/\bquery (\w+)/.exec(query)?.[1]} ${JSON.stringify(variables).replaceAll(home, recordedHome)}`
}
