import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileDatabase } from './composition/compile-database.ts'
import { chooseReactBuild, readEnv, refuseUnsafeStart } from './env.ts'
import { createLog } from './log.ts'
import { startProblem } from './run-program.ts'

/** Milliseconds. npm and systemd signal each process, and npm forwards the signal again: a second one this soon is a duplicate. */
const echoMs = 1000

/** `npm start`: reads the environment, starts the site, prints its URLs, and stops gracefully on a signal. */
async function start() {
  const env = readEnv()
  refuseUnsafeStart(env)
  compileDatabase(env)
  const development = process.argv.includes('--dev')
  chooseReactBuild(development)
  const wantsTelemetry = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && env.OTEL_SDK_DISABLED === 'false'
  // Imported on demand: its packages load only where telemetry is on.
  const telemetry = wantsTelemetry
    ? (await import('./telemetry.ts')).startTelemetry(env, (error) => log.warn({ error }, 'telemetry export failed'))
    : null
  const log = createLog(env.LOG_LEVEL, telemetry?.log)
  // Imported late: rendering documents loads React, which reads NODE_ENV.
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
    // Waits for the start to finish, because the site may already be answering.
    await (await starting).stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
  collectSooner()
}

/**
 * The heap is collected when it has grown by 40 %. Not a flag of the command line: V8 takes code that was compiled before, Node's own included, only
 * with the flags it was compiled with. So what this start compiled is stored before.
 */
function collectSooner() {
  flushCompileCache()
  setFlagsFromString('--heap-growing-percent=40')
}

export const main = () =>
  start().catch((error: unknown) => {
    console.error(startProblem(error)?.message ?? error)
    process.exit(1)
  })
