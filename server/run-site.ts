import { chooseReactBuild, readEnv, refuseUnsafeStart } from './env.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

/** npm and systemd hand a signal to each process, npm once more to its own: what comes that soon is the same one. */
const echoMs = 1000

/** `npm start`: reads the environment, starts, says where to look, and stops gracefully when asked to. */
async function start() {
  const env = readEnv()
  refuseUnsafeStart(env)
  const development = process.argv.includes('--dev')
  chooseReactBuild(development)
  const wantsTelemetry = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && env.OTEL_SDK_DISABLED === 'false'
  // Not above, and not without: its packages are loaded by those who want it.
  const telemetry = wantsTelemetry
    ? (await import('./telemetry.ts')).startTelemetry(env, (error) => log.warn({ error }, 'telemetry export failed'))
    : null
  const log = createLog(env.LOG_LEVEL, telemetry?.log)
  // Not above: what renders documents loads React.
  const { startSite } = await import('./start-site.ts')
  const starting = startSite({
    env,
    log,
    telemetry,
    development,
    announce: (line) => console.log(line),
  })

  let stopping = 0
  async function stop() {
    if (stopping > 0 && performance.now() - stopping > echoMs) process.exit(1)
    if (stopping > 0) return
    stopping = performance.now()
    // Not before it has started: it may already answer.
    await (await starting).stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
}

export const main = () =>
  start().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
