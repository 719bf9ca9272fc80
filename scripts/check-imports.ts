import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import config from '../.dependency-cruiser.ts'
import { reportFindings } from './report-findings.ts'

const rooms = ['src', 'server', 'seed', 'scripts', 'tests', 'bench']

export interface WrongImport {
  rule: string
  from: string
  to: string
  /** Where the code belongs. */
  advice: string
}

/** Checks files against the import rules of docs/decisions/0001. Throws when a path does not exist or a file cannot be parsed. */
export async function findWrongImports(
  baseDir: string,
  paths: string[],
): Promise<{ files: number; wrong: WrongImport[] }> {
  const { output } = await cruise(paths, {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text instead of a result')
  const own = output.modules.filter(
    ({ source, couldNotResolve }) => /[.]tsx?$/.test(source) && !couldNotResolve && !source.includes('node_modules'),
  )
  return { files: own.length, wrong: [...broken(output), ...own.flatMap((module) => overlooked(module, baseDir))] }
}

function broken(result: ICruiseResult): WrongImport[] {
  const advice = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]))
  return result.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name).join(' → ') : violation.to,
    advice: advice.get(violation.rule.name) ?? '',
  }))
}

/** dependency-cruiser's swc parser ignores `import('…')` in type arguments: those that only a text search finds are reported. */
function overlooked(module: IModule, baseDir: string): WrongImport[] {
  const seen = new Set(module.dependencies.map((dependency) => dependency.module))
  const written = readFileSync(join(baseDir, module.source), 'utf8').matchAll(/\b(?:from|import\()\s*'([#.][^']+)'/g)
  return [...written].flatMap(([, specifier = '']) =>
    seen.has(specifier)
      ? []
      : [
          {
            rule: 'every-import-is-seen',
            from: module.source,
            to: specifier,
            advice: 'The checker cannot see this import. Write it as `import type { … } from` at the top of the file.',
          },
        ],
  )
}

if (import.meta.main) {
  const paths = [...rooms.filter((room) => existsSync(room)), ...globSync('*.config.ts')]
  const { files, wrong } = await findWrongImports(process.cwd(), paths)
  reportFindings(
    `${files} files`,
    wrong.map(({ rule, from, to, advice }) => `${from} → ${to}\n  ${rule}: ${advice}`),
  )
}
