import { resealAll } from './composition/reseal.ts'
import { openDataFolder } from './data-folder.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/** `npm run reseal`: re-encrypts with the newest secret what older secrets have encrypted (docs/operations.md). */
async function resealStored(env: Env): Promise<string> {
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const secrets = env.SECRET ?? folder.secrets
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
