import type { ContentSource } from '#content/ports/content.ts'
import { postHref } from '#domain/blog/post.ts'
import { siteLinks } from '#domain/content/links.ts'
import { type Language, languages } from '#domain/language.ts'

export interface DeadLinks {
  language: Language
  title: string
  /** Its path on the site. */
  href: string
  /** As written. */
  links: string[]
}

export interface LinkLook {
  /** Checks the content changed since the last run. Concurrent callers share a run; `again` queues another one. Throws `ContentError`. */
  look(again?: 'again'): Promise<void>
  /** The result of the last run, limited to pages that are still published. */
  found(): Promise<DeadLinks[]>
}

type Looked = Pick<ContentSource, 'page' | 'pages' | 'post' | 'posts'>

interface Entry {
  language: Language
  title: string
  href: string
  modifiedAt: string | undefined
  blocks(): Promise<{ blocks: unknown } | null>
}

/** Finds broken links in published content (docs/rules/dead-links.md). `content` is uncached, because the age of cached content is unknown. */
export function createLinkLook(
  content: Looked,
  brokenLinks: (paths: readonly string[]) => Promise<string[]>,
): LinkLook {
  const read = new Map<string, Omit<Entry, 'blocks'> & { links: string[] }>()
  let underWay: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function lookNow(): Promise<void> {
    const entries = (await Promise.all(languages.map(entriesIn))).flat()
    for (const { blocks, ...entry } of entries) {
      const known = read.get(entry.href)
      if (known && entry.modifiedAt !== undefined && known.modifiedAt === entry.modifiedAt) continue
      read.set(entry.href, { ...entry, links: siteLinks((await blocks())?.blocks) })
    }
    const there = new Set(entries.map(({ href }) => href))
    for (const href of read.keys()) if (!there.has(href)) read.delete(href)
  }

  async function entriesIn(language: Language): Promise<Entry[]> {
    const pages = (await content.pages(language)).map(({ uri, title, modifiedAt }) => ({
      language,
      title,
      modifiedAt,
      href: uri === '/' ? `/${language}` : `/${language}${uri}`,
      blocks: () => content.page(uri, language),
    }))
    const posts = (await content.posts(language)).map(({ slug, title, modifiedAt }) => ({
      language,
      title,
      modifiedAt,
      href: postHref(language, slug),
      blocks: () => content.post(slug, language),
    }))
    return [...pages, ...posts]
  }

  function begin(): Promise<void> {
    underWay = lookNow().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    look(again) {
      if (!underWay) return begin()
      if (!again) return underWay
      next ??= underWay
        .catch(() => undefined)
        .then(() => {
          next = null
          return begin()
        })
      return next
    },

    async found() {
      const entries = [...read.values()]
      const unsure = new Set(entries.flatMap(({ links }) => links).filter((link) => !read.has(withoutQuery(link))))
      const dead = new Set(await brokenLinks([...unsure]))
      return entries.flatMap(({ language, title, href, links }) => {
        const nowhere = links.filter((link) => dead.has(link))
        return nowhere.length > 0 ? [{ language, title, href, links: nowhere }] : []
      })
    },
  }
}

function withoutQuery(link: string): string {
  return link.split(/[?#]/)[0] ?? link
}
