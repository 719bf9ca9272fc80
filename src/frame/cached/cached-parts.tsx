import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { viennaDay } from '#domain/iso-date.ts'
import { type IslandFacts, IslandShell } from '#frame/islands/island-shell.tsx'
import type { CachePart } from './cached-part.tsx'

/** Characters of markup, one or two bytes each. A part has a few thousand; what was not asked for the longest goes first. */
const maxSize = 8_000_000
/** What React writes before a part of its pictures: it belongs in the head of the page. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/
/** Characters. Longer data is in a key by its hash. */
const maxText = 100
const endOfViewport = /<meta name="viewport"[^>]*>/

export interface PageParts {
  cache: CachePart
  /** The markup of a root of React by all that it is made of, rendered where it is not cached. */
  html(name: string, facts: IslandFacts, render: () => string): string
  fill(page: string): string
}

/** The markup of parts that are the same for everyone, by all that they are made of: it cannot be out of date. */
export function createCachedParts(): () => PageParts {
  const cache = new LRUCache<string, { html: string }>({ maxSize, sizeCalculation: ({ html }) => html.length + 100 })
  // a random name, so that no content can name a part
  const element = `cached-${randomUUID()}`
  const places = new RegExp(`<${element}>(\\d+)</${element}>`, 'g')
  /** Data is read in one piece and never changed, so what many pages show is written out once. */
  const texts = new WeakMap<object, string>()

  /** Equal for equal data. */
  function textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    if (text.length <= maxText) return text
    const short = hash('sha256', text, 'base64url')
    texts.set(value, short)
    return short
  }

  /** The values of an object, and those of its lists, may be known although they are put together for each page. */
  function keyText(values: object): string {
    return Object.entries(values)
      .map(([name, value]) => `${name}:${Array.isArray(value) ? `[${value.map(textOf).join()}]` : textOf(value)}`)
      .join('\n')
  }

  return () => {
    const day = viennaDay(new Date().toISOString())
    const used: string[] = []
    const pictures = new Set<string>()

    function keyOf(name: string, { settings, language, mode, address, props }: IslandFacts, place: object): string {
      const facts = [
        name,
        day,
        language,
        textOf(settings),
        textOf(mode),
        textOf(address),
        keyText(props),
        keyText(place),
      ]
      return hash('sha256', facts.join('\n\n'), 'base64url')
    }

    function markup(key: string, render: () => string): string {
      const known = cache.get(key)
      if (known) return known.html
      const html = inOnePiece(render())
      cache.set(key, { html })
      return html
    }

    return {
      html: (name, facts, render) => markup(keyOf(name, facts, {}), render),
      cache({ name, part: Part, facts, place }) {
        const key = keyOf(name, facts, place.facts)
        const html = markup(key, () =>
          renderToStaticMarkup(
            <IslandShell part={() => place.within(<Part {...facts.props} />)} facts={facts} />,
            // its ids must be no one else’s in the page
            { identifierPrefix: key.slice(0, 5) },
          ),
        )
        const [before = ''] = preloads.exec(html) ?? []
        if (before) pictures.add(before)
        used.push(html.slice(before.length))
        return createElement(element, null, used.length - 1)
      },
      fill: (page) =>
        page
          .replace(endOfViewport, (viewport) => viewport + [...pictures].join(''))
          .replace(places, (_, index) => used[Number(index)] ?? ''),
    }
  }
}

/** React's markup is a tree of thousands of small pieces, which takes several times the memory of its characters as long as it is cached. */
function inOnePiece(html: string): string {
  return Buffer.from(html).toString()
}
