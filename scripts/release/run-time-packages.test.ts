import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runTimePackages, treeSchema } from './run-time-packages.ts'

it('follows what is needed, from the inner folder to the outer one, and no optional peer', () => {
  const tree = treeSchema.parse({
    packages: {
      '': {
        dependencies: { a: '1', '@s/b': '1' },
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
      'node_modules/d': {},
      'node_modules/peer': {},
      'node_modules/tool': { dependencies: { e: '1' } },
      'node_modules/e': {},
    },
  })
  expect(runTimePackages(tree)).toEqual([
    'node_modules/@s/b',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/c',
    'node_modules/d',
    'node_modules/peer',
  ])
})

it('leaves out what builds and tests this project', () => {
  const packages = runTimePackages(treeSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
  expect(packages).toContain('node_modules/react-router')
  for (const tool of ['typescript', 'vite', 'rolldown', 'vitest', '@react-router/dev', 'drizzle-kit', '@biomejs/biome'])
    expect(packages).not.toContain(`node_modules/${tool}`)
})
