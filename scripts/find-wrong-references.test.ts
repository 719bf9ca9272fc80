import { expect, it } from 'vitest'
import { findWrongReferences } from './check-references.ts'

const documents = {
  'README.md': '# Site\n\n[Prices](docs/product.md#prices), [this page](#site), [elsewhere](https://example.com)',
  'docs/product.md': '# The product\n\n## Prices\n\n### Three for two\n',
  'docs/decisions/0001-one-program.md': '# 0001: One program\n',
}

const wrong = (path: string, text: string) =>
  findWrongReferences(new Map(Object.entries({ ...documents, [path]: text })), (file) => file === 'server/env.ts')

it.each([
  ['an anchor', 'src/domain/money.ts', '/** Net prices (docs/product.md#three-for-two). */'],
  ['a decision by its number', 'src/domain/money.ts', '// docs/decisions/0001'],
  ['a decision in prose', 'STYLE.md', 'as decision 0001 has it'],
  ['a file of the repository', 'docs/operations.md', '[environment](../server/env.ts)'],
  ['a file of the code by its path', 'docs/operations.md', 'as in `server/env.ts`'],
])('accepts %s', (_, path, text) => {
  expect(wrong(path, text)).toEqual([])
})

it.each([
  ['a document outside', 'src/domain/money.ts', '/** SPEC §9 */'],
  ['a design outside', 'STYLE.md', 'as in DESIGN.'],
  ['a ticket by its number', 'src/domain/money.ts', '// issue 3'],
  ['a ticket by its name', 'src/domain/money.ts', '// the issue of the office'],
  ['a missing document', 'src/domain/money.ts', '// docs/rules/nothing.md'],
  ['a missing document of the root', 'src/domain/money.ts', '// NOTHING.md'],
  ['a missing heading', 'src/domain/money.ts', '// docs/product.md#nothing'],
  ['a missing decision by its path', 'src/domain/money.ts', '// docs/decisions/0002'],
  ['a missing decision by its number', 'STYLE.md', 'Decision 0002 has the reasons.'],
  ['a missing file of the code', 'docs/operations.md', 'as in `server/nothing.ts`'],
  ['a link to a missing file', 'docs/operations.md', '[rules](rules/nothing.md)'],
  ['a link to a missing heading', 'docs/operations.md', '[product](product.md#nothing)'],
  ['a link to a missing heading of its own page', 'docs/operations.md', '[below](#nothing)'],
])('finds %s', (_, path, text) => {
  expect(wrong(path, text)).toEqual([expect.stringMatching(`^${path}: `)])
})
