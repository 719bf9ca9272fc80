import { isPage, type PagePorts } from '#content/is-page.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { decodedPath, languageAndRest, rightPath } from '#domain/address/paths.ts'
import {
  decideRedirect,
  type Redirect,
  type RedirectRefusal,
  redirectPath,
  trainingDetails,
  trainingDetailsHref,
} from '#domain/address/redirect-rule.ts'
import { type Language, languages } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { done, type Refusal, type Result } from '#domain/result.ts'
import type { KeptRead, RandomSource, Reads, Stores, WritePorts } from '#platform/ports.ts'

export type RedirectService = ReturnType<typeof createRedirectService>

interface RedirectPorts extends PagePorts, WritePorts {
  randomSource: Pick<RandomSource, 'id'>
  reads: PagePorts['reads'] & Pick<Reads, 'redirects'>
}

export function createRedirectService(ports: RedirectPorts) {
  const { clock, randomSource, transactions, reads } = ports
  const logged = (stores: Stores, action: 'added' | 'removed', by: MemberActor, { source, target }: Redirect) =>
    stores.record({
      at: clock.now(),
      actor: by,
      subject: { kind: 'redirect', id: randomSource.id() },
      action: `redirect.${action}`,
      details: { source: decodedPath(source), target: decodedPath(target) },
    })
  return {
    all: reads.redirects.all,
    async add({
      source,
      target,
      by,
    }: Redirect & { by: MemberActor }): Promise<Result<object, Refusal<RedirectRefusal>>> {
      const now = clock.now()
      const exists = (path: string) => isPage(ports, redirectPath(path), now)
      // asked before anything is locked: the content may be on another server
      const pages = { isPage: await exists(source), isTargetPage: await exists(target) }
      return transactions.run(async (stores) => {
        const decision = decideRedirect({ source, target }, { known: await stores.redirects.lockAll(), ...pages })
        if (decision.outcome === 'refused') return decision
        await stores.redirects.add({ ...decision.redirect, by: by.name, at: now })
        await logged(stores, 'added', by, decision.redirect)
        return done
      })
    },
    remove: (source: string, by: MemberActor) =>
      transactions.run(async (stores) => {
        const removed = await stores.redirects.remove(source)
        if (removed) await logged(stores, 'removed', by, removed)
      }),
  }
}

export interface AddressPorts {
  reads: Pick<Reads, 'workshopDate'>
  /** Where the office has addresses lead. */
  redirects: Pick<KeptRead<ReadonlyMap<string, string>>, 'current'>
  content: Pick<ContentSource, 'page' | 'post'>
}

/** The canonical path, corrected in one redirect (docs/product.md#earlier-addresses); null when there is nothing to correct. */
export async function canonicalUrl(ports: AddressPorts, path: string, now: Temporal.Instant): Promise<string | null> {
  const training = trainingDetails(path)
  if (training) {
    const found = await ports.reads.workshopDate(training.workshop, now)
    return trainingDetailsHref(found?.date.certification ?? null, training.language)
  }
  const right = rightPath(path)
  const redirected = await redirectFrom(ports, right, now)
  if (redirected !== null) return redirected
  if (right === path) return null
  const { language, behind } = languageAndRest(right)
  const name = readable(behind)
  if (language === null || name === null) return right
  // A source that fails now may answer the next request: then that one finds the translation.
  return (await pageOfOtherLanguage(ports, name, language).catch(() => null)) ?? right
}

/** Where the office has an address lead. A page that is there by now is not hidden by it. */
async function redirectFrom(ports: AddressPorts, path: string, now: Temporal.Instant): Promise<string | null> {
  // the office is no address of the site
  if (path.startsWith('/office')) return null
  const target = (await ports.redirects.current()).get(redirectPath(path))
  return target !== undefined && !(await isPage(ports, path, now).catch(() => true)) ? target : null
}

/** '/buecher' in English is '/en/books'. Null for a path that is at home in this language, or nowhere. */
export async function pageOfOtherLanguage(
  { content }: Pick<AddressPorts, 'content'>,
  behind: string,
  language: Language,
): Promise<string | null> {
  const slug = /^\/blog\/(.+)$/.exec(behind)?.[1]
  const at = (where: Language) => (slug === undefined ? content.page(behind, where) : content.post(slug, where))
  if (await at(language)) return null
  for (const other of languages.filter((candidate) => candidate !== language)) {
    const translation = (await at(other))?.translated.find(({ locale }) => locale === language)
    if (translation)
      return encodeURI(`/${language}/${slug === undefined ? '' : 'blog/'}${translation.slug}`).replace(/\/$/, '')
  }
  return null
}

/** Content is asked for by its name, not by how an address spells it. Null for what no page can be called. */
function readable(behind: string): string | null {
  try {
    return decodeURI(behind || '/')
  } catch {
    return null
  }
}
