import { resealAll } from './composition/office.ts'
import { keptSecret, openForProgram } from './data-folder.ts'
import { ringOf } from './derived-key.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/** `npm run reseal`: re-encrypts with the newest secret what older secrets have encrypted (docs/operations.md). */
async function resealStored(env: Env): Promise<string> {
  const kept = env.SECRET ? null : await keptSecret(env.DATA_DIR)
  const secrets = env.SECRET ?? (kept === null ? null : ringOf(kept))
  if (!secrets) throw new StartError(`Cannot start: there is no secret, neither in SECRET nor in ${env.DATA_DIR}.`)
  const folder = await openForProgram(env)
  try {
    const { secondFactors, webhooks } = await resealAll({
      databaseUrl: env.DATABASE_URL,
      databaseFolder: folder.database,
      secrets,
    })
    const done = `Encrypted with the newest secret: ${secondFactors} second factors, ${webhooks} webhooks.`
    const next = 'Once every process lists the newest secret first, remove the older ones.'
    return secrets.length > 1 ? `${done}\n${next}` : done
  } finally {
    folder.release()
  }
}

function resealProblem(error: unknown): unknown {
  if (error instanceof StartError) return error.message.replace('Cannot start', 'Nothing was changed')
  console.error('Nothing was changed.')
  return error
}

export const main = () => runProgram(resealStored, resealProblem)
