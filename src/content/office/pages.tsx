import { useLocale, useTranslations } from 'use-intl'
import { type Language, languages } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateTime, languageName } from '#i18n/format-dates.ts'
import { askedText, folded, wholeList } from '#lists/list-query.ts'
import { OfficeList } from '#lists/office-list.tsx'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import type { DocumentRecord } from '../ports/documents.ts'
import type { Route } from './+types/pages'
import { pagesService } from './content-service.ts'
import styles from './documents.module.css'
import { newPageHref } from './pages/page-href.ts'
import { PageState, usePageAuthor } from './pages/page-state.tsx'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** Every page in both languages, and those that were deleted. Pages of another content system are edited there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { service } = pagesService(context)
  const { officePages } = messagesOf(context.get(requestContext).preferredLanguage)
  const { title } = officePages
  if (!service) return { title, own: null }
  const text = askedText.parse(new URL(request.url).searchParams.get('text') ?? undefined)
  const pages = await service.list()
  const gone = text === undefined ? pages.filter(({ state }) => state === 'gone') : []
  return { title, own: { text, pairs: pagePairs(pages, text), gone } }
}

export default function Pages({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTranslations('officePages')
  if (!own) {
    return (
      <OfficePage title={t('title')}>
        <Notice tone="info" title={t('elsewhere.title')} text={t('elsewhere.text')} />
      </OfficePage>
    )
  }
  const { text, pairs, gone } = own
  return (
    <OfficePage
      title={t('title')}
      lede={<p>{t('lede')}</p>}
      actions={<ButtonLink href="/office/pages/new">{t('new.title')}</ButtonLink>}
    >
      <Stack gap="large">
        <OfficeList
          path="/office/pages"
          filters={{ text: { hint: t('searchHint'), value: text } }}
          count={pairs.length}
          pages={wholeList(pairs.length)}
          empty={t('none')}
        >
          <PageRows pairs={pairs} />
        </OfficeList>
        {gone.length > 0 && <GonePages pages={gone} />}
      </Stack>
    </OfficePage>
  )
}

/** Pages that were deleted: their versions are still there, and bring them back. */
function GonePages({ pages }: { pages: readonly DocumentRecord[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  return (
    <Part title={t('gone')}>
      <OfficeTable
        caption={t('gone')}
        columns={[t('page'), bare(t('lastChange'))]}
        rows={pages.map((page) => ({
          key: page.id,
          head: (
            <a href={`/office/pages/${page.id}/history`} lang={page.language}>
              {page.title}
            </a>
          ),
          note: `/${page.language}${page.uri}`,
          cells: [t('changed', { by: author(page.changedBy), at: formatDateTime(page.changedAt, { language }) })],
        }))}
      />
    </Part>
  )
}

function PageRows({ pairs }: { pairs: readonly PagePair[] }) {
  const t = useTranslations('officePages')
  const shown = useLocale()
  const other = languages.find((language) => language !== shown) ?? shown
  const cell = ({ pages }: PagePair, language: Language) => {
    const page = pages[language]
    return page ? <PageCell page={page} /> : <MissingPage translation={pages.de ?? pages.en} language={language} />
  }
  const columns = [languageName(shown, shown), languageName(other, shown), t('lastChange')]
  return (
    <OfficeTable
      caption={t('title')}
      columns={columns}
      rows={pairs.map((pair) => ({
        key: pair.key,
        head: cell(pair, shown),
        cells: [cell(pair, other), <LastChange key="change" pages={[pair.pages.de, pair.pages.en]} />],
      }))}
    />
  )
}

function PageCell({ page }: { page: DocumentRecord }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  return (
    <span className={styles.page}>
      <a href={`/office/pages/${page.id}`} lang={page.language}>
        {page.title}
      </a>
      <PageState state={page.state} />
      {page.plannedAt && (
        <small>{t('plan.at', { at: formatDateTime(page.plannedAt, { language, time: true }) })}</small>
      )}
      <small>{`/${page.language}${page.uri === '/' ? '' : page.uri}`}</small>
    </span>
  )
}

function MissingPage({ translation, language }: { translation: DocumentRecord | null; language: Language }) {
  const t = useTranslations('officePages')
  return (
    <span className={styles.page}>
      <a href={newPageHref(translation?.id ?? '')}>{t(`begin.${language}`)}</a>
    </span>
  )
}

function LastChange({ pages }: { pages: readonly (DocumentRecord | null)[] }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const author = usePageAuthor()
  const last = pages.filter((page) => page !== null).sort((one, two) => (one.changedAt < two.changedAt ? 1 : -1))[0]
  if (!last) return null
  return t('changed', { by: author(last.changedBy), at: formatDateTime(last.changedAt, { language }) })
}

/** A page and its translation, side by side. Null where there is none in that language. */
interface PagePair {
  key: string
  pages: Record<Language, DocumentRecord | null>
}

/** Pages that are there, translations in one row, in the order of their German addresses; `text` narrows them down by title and address. */
export function pagePairs(pages: readonly DocumentRecord[], text = ''): PagePair[] {
  const pairs = new Map<string, PagePair>()
  for (const page of pages) {
    if (page.state === 'gone') continue
    const key = page.translationGroup
    const pair = pairs.get(key) ?? { key, pages: { de: null, en: null } }
    pair.pages[page.language] = page
    pairs.set(key, pair)
  }
  const wanted = folded(text.trim())
  const isWanted = ({ pages: pair }: PagePair) =>
    languages.some((language) => {
      const page = pair[language]
      return page !== null && folded(`${page.title} ${page.uri}`).includes(wanted)
    })
  const address = ({ pages: pair }: PagePair) => languages.map((language) => pair[language]?.uri).find(Boolean) ?? ''
  return [...pairs.values()].filter(isWanted).sort((one, other) => (address(one) < address(other) ? -1 : 1))
}
