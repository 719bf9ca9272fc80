import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../..')

/** The pages of visitors, by their modules. The office and its mailbox are no pages of the site. */
const pages = [...readFileSync(join(src, 'routes.ts'), 'utf8').matchAll(/'([\w./-]+[.]tsx)'/g)]
  .map(([, file = '']) => file)
  .filter((file) => !/[/]office[/]/.test(file))
const documents = pages.filter((file) => !/^export const handle\b[^=]*= \{\s*interactive: true/m.test(textOf(file)))

/** What only comes where React does, although the root and the frame of documents name it. Islands (`*-island.tsx`) bring their own. */
const onlyWithReact = [
  // React's own navigations; the line itself is moved by loader.ts
  'frame/react-navigation.tsx',
  // a preview is never a document
  'content/preview/preview-bar.tsx',
  // wraps what React sends
  'forms/keep-the-form.ts',
  // what is in every island
  'frame/islands/island-shell.tsx',
]

/** What has an effect only where React is in the browser. */
const needsReact =
  /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition|Optimistic|ActionState|FormStatus|DeferredValue|Fetcher|Navigation|Navigate|Revalidator|Submit|Blocker)\b\(?|<(?:Form|PostForm)\b|\son[A-Z]\w+=\{/g

function textOf(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}

/** Own modules that a module imports, types left out. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^(?:import|export) (?!type )(?:[^']*? from )?'([#.][^'?]+)'/gm)].flatMap(
    ([, to = '']) => {
      const path = to.startsWith('#') ? to.slice(1) : join(dirname(file), to)
      return /[.]tsx?$/.test(path) && existsSync(join(src, path)) ? [path] : []
    },
  )
}

function partsOf(page: string): Set<string> {
  const parts = new Set([page])
  for (const part of parts)
    for (const next of importsOf(part))
      if (!onlyWithReact.includes(next) && !next.endsWith('-island.tsx')) parts.add(next)
  return parts
}

describe('documents carry no React, so no part of them may need it', () => {
  it('are most pages that show something', () => {
    expect(documents).toEqual(
      expect.arrayContaining([
        'content/site/start.tsx',
        'content/site/content-page.tsx',
        'features/workshops/site/workshops.tsx',
        'features/blog/site/list.tsx',
        'features/blog/site/post.tsx',
        'features/booking/site/order.tsx',
        'frame/not-found.tsx',
      ]),
    )
  })

  it.each(['root.tsx', ...documents])('%s', (page) => {
    const found = [...partsOf(page)].flatMap((part) =>
      part.endsWith('.tsx') || part.includes('/use-')
        ? [...textOf(part).matchAll(needsReact)].map(([what]) => `${part}: ${what.trim()}`)
        : [],
    )
    expect(found).toEqual([])
  })
})
