import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runTimePackages, treeSchema } from './release.ts'
import { separatePackages } from './server-programs.ts'

it('follows what is needed, from the inner folder to the outer one, and neither an optional peer nor what is in the build', () => {
  const tree = treeSchema.parse({
    packages: {
      '': {
        dependencies: { a: '1', '@s/b': '1', built: '1' },
        optionalDependencies: { 'for-mac': '1' },
        devDependencies: { tool: '1' },
      },
      'node_modules/a': {
        dependencies: { c: '2' },
        peerDependencies: { peer: '1', tool: '1' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/a/node_modules/c': { dependencies: { d: '1' } },
      'node_modules/@s/b': { dependencies: { c: '1', a: '1' } },
      'node_modules/c': {},
      'node_modules/built': { dependencies: { f: '1' } },
      'node_modules/f': {},
      'node_modules/for-mac': {},
      'node_modules/d': {},
      'node_modules/peer': {},
      'node_modules/tool': { dependencies: { e: '1' } },
      'node_modules/e': {},
    },
  })
  expect(runTimePackages(tree, ['a', '@s/b'])).toEqual([
    'node_modules/@s/b',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/c',
    'node_modules/d',
    'node_modules/for-mac',
    'node_modules/peer',
  ])
})

it('leaves out what is in the build, and what builds and tests this project', () => {
  const tree = treeSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const packages = runTimePackages(tree, separatePackages)
  expect(packages).toEqual(expect.arrayContaining(separatePackages.map((name) => `node_modules/${name}`)))
  const inTheBuild = ['react-router', 'better-auth', 'drizzle-orm', 'zod']
  const tools = ['typescript', 'vite', 'rolldown', 'vitest', '@react-router/dev', 'drizzle-kit', '@biomejs/biome']
  for (const name of [...inTheBuild, ...tools]) expect(packages).not.toContain(`node_modules/${name}`)
})
