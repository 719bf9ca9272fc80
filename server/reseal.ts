import { resealAll } from './composition/reseal.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

/** `npm run reseal`: what older secrets have encrypted is encrypted with the newest (docs/operations.md). */
async function main() {
  const env = readEnv()
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const secrets = env.SECRET ?? folder.secrets
    const { secondFactors, webhooks } = await resealAll({
      databaseUrl: env.DATABASE_URL,
      databaseFolder: folder.database,
      secrets,
    })
    console.log(`Encrypted with the newest secret: ${secondFactors} second factors, ${webhooks} webhooks.`)
    if (secrets.length > 1) console.log('When every process has the newest secret first, leave the older ones out.')
  } finally {
    folder.release()
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message.replace('Cannot start', 'Nothing was changed'))
  else console.error('Nothing was changed.', error)
  process.exit(1)
})
