import { spawnSync } from 'node:child_process'
import { readAudit } from './dependencies/read-audit.ts'

/** `npm run audit`: fails when a runtime dependency has a known critical or high vulnerability. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit=true'], { encoding: 'utf8' })
const result = readAudit(stdout ?? '')
switch (result.outcome) {
  case 'clean':
    console.log('Dependency audit: nothing critical or high.')
    break
  case 'not-answered':
    console.log('Dependency audit skipped: the registry does not answer it.')
    break
  case 'found':
    console.error(`Dependency audit:\n${result.packages.join('\n')}`)
    process.exitCode = 1
}
