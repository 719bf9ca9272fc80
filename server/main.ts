import { chooseReactBuild, readEnv, refuseUnsafeStart } from './env.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

/** `npm start`: reads the environment, starts, says where to look, and stops gracefully when asked to. */
async function main() {
  const env = readEnv()
  refuseUnsafeStart(env)
  const log = createLog(env.LOG_LEVEL)
  const development = process.argv.includes('--dev')
  chooseReactBuild(development)
  // Not above: what renders documents loads React.
  const { startSite } = await import('./start-site.ts')
  const site = await startSite({
    env,
    log,
    development,
    announce: (line) => console.log(line),
  })

  let stopping = false
  async function stop() {
    if (stopping) process.exit(1)
    stopping = true
    await site.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
