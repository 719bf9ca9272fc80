import { data, redirect } from 'react-router'
import type { RequestFacts } from './context.ts'
import { noTraces } from './no-traces.ts'
import { type PageMeta, pageMeta } from './page-meta.ts'

export function personalHeaders() {
  return noTraces
}

export function personalMeta({
  loaderData,
}: {
  loaderData: Pick<PageMeta, 'title' | 'siteUrl' | 'language'> | undefined
}) {
  if (!loaderData) return []
  const { title, siteUrl, language } = loaderData
  return pageMeta({ title, siteUrl, language })
}

/** Runs the action of such a page: redirects, or stays with 409 and the problem, or with 500 on an error. */
export async function pressed<Problem extends string>(
  facts: Pick<RequestFacts, 'report'>,
  press: () => Promise<{ problem: Problem } | { path: string }>,
) {
  try {
    const outcome = await press()
    return 'path' in outcome ? redirect(outcome.path, 303) : data(outcome, { status: 409 })
  } catch (error) {
    // A thrown 404.
    if (!(error instanceof Error)) throw error
    facts.report(error)
    return data({ problem: 'failed' as const }, { status: 500 })
  }
}
