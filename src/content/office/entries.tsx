import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { fields, requiredLine } from '#domain/form/field.ts'
import { chosenIn, dispatchForm } from '#forms/form-action.ts'
import { ConfirmActionForm, RowForm } from '#forms/office/confirm-action-form.tsx'
import { OfficeForm, StaleNotice } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { requestContext } from '#frame/context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import { messagesOf } from '#i18n/catalogue.ts'
import { EmptyState } from '#lists/office-list.tsx'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChangeList } from '#ui/fact-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import type { ContentService } from '../ports/content-service.ts'
import { contentService } from './content-service.ts'

/* Screens of entries that the site shows in an order of their own and that have no drafts: trainers, testimonials. */

const outcomes = ['saved', 'removed'] as const
type Outcome = (typeof outcomes)[number]

type EntryWords = 'officeTestimonials' | 'officeTrainers'

/** The loader of a list: the entries, and what was just done, from the query: '?done=saved'. */
export async function entriesOf<T>(
  { request, context }: LoaderFunctionArgs,
  words: EntryWords,
  all: (service: ContentService) => Promise<T[]>,
) {
  const { title } = messagesOf(context.get(requestContext).preferredLanguage)[words]
  return { title, entries: await all(contentService(context)), done: doneOf(request, outcomes) }
}

const entryForm = fields({ id: requiredLine('errors.badForm', 300) })

/** Moves the entry that a form names one up or down, and leads back to the list. 400 for any other form. */
export async function moveEntry(
  request: Request,
  path: string,
  move: (key: string, way: 'up' | 'down') => Promise<unknown>,
): Promise<Response> {
  const to = (way: 'up' | 'down') => async (form: FormData) => {
    await move(chosenIn(form, entryForm).id, way)
    return redirect(path, 303)
  }
  return dispatchForm(request, { up: to('up'), down: to('down') })
}

interface Entry {
  /** Its part of the address, and what moves it. */
  key: string
  name: string
  note?: string
  /** What the column between name and status has of it. */
  about: string
  isPublished: boolean
}

interface EntryListProps {
  /** Its title, the button that leads to a new one, and the text while there are none. */
  words: { title: string; add: string; none: string }
  /** Of the list; an entry's screen is below it. */
  path: string
  done: Outcome | null
  lede?: string
  columns: readonly [string, string]
  entries: readonly Entry[]
}

export function EntryList({ words, path, done, lede, columns, entries }: EntryListProps) {
  const t = useTranslations('officeEntries')
  const { title, add, none } = words
  return (
    <OfficePage
      done={done && <SuccessBanner title={t(`done.${done}`)} />}
      title={title}
      lede={lede && <p>{lede}</p>}
      actions={<ButtonLink href={`${path}/new`}>{add}</ButtonLink>}
    >
      {entries.length === 0 ? (
        <EmptyState title={none} />
      ) : (
        <OfficeTable
          caption={title}
          columns={[columns[0], bare(columns[1]), bare(t('state')), { label: t('order'), holds: 'buttons' }]}
          rows={entries.map(({ key, name, note, about, isPublished }, index) => ({
            key,
            head: <a href={`${path}/${key}`}>{name}</a>,
            note,
            cells: [
              about,
              <Badge key="state" kind={isPublished ? 'paid' : 'open'}>
                {isPublished ? t('published') : t('hidden')}
              </Badge>,
              <Actions key="order">
                {index > 0 && (
                  <RowForm intent="up" id={key} label={t('upName', { name })}>
                    {t('up')}
                  </RowForm>
                )}
                {index < entries.length - 1 && (
                  <RowForm intent="down" id={key} label={t('downName', { name })}>
                    {t('down')}
                  </RowForm>
                )}
              </Actions>,
            ],
          }))}
        />
      )}
    </OfficePage>
  )
}

/** A field of an entry as it is stored. */
export interface StoredField {
  name: string
  label: string
  /** Of a field with several values, all of them; '' for a box without a tick. */
  values: readonly string[]
  /** What a value is called on the screen, where it is a code. */
  word?: (value: string) => string
}

/** How a form differs from the entry as it is stored now. */
export function entryDifferences({ values: typed, chosen }: SentForm, stored: readonly StoredField[]) {
  return stored.flatMap(({ name, label, values, word = String }) => {
    const shown = (all: readonly string[]) =>
      all
        .map((value) => word(value.replaceAll('\r\n', '\n')))
        .filter((text) => text !== '')
        .toSorted()
        .join(', ')
    const [before, after] = [shown(values), shown(chosen[name] ?? [typed[name] ?? ''])]
    return before === after ? [] : [{ key: name, name: label, before, after }]
  })
}

interface EntryScreenProps {
  title: string
  list: { href: string; label: string }
  schema: z.ZodType
  sent: SentForm | null | undefined
  /** Undefined for one that is put at the end of all. */
  edited?:
    | {
        revision: number
        /** As it is stored now, in the order of its form, which ends with the box that publishes it. */
        stored: readonly StoredField[]
        isPublished: boolean
        remove: { offer: string; text: string }
      }
    | undefined
  children: ReactNode
}

export function EntryScreen({ title, list, schema, sent, edited, children }: EntryScreenProps) {
  const t = useTranslations('officeEntries')
  const published = (isPublished: boolean): StoredField => ({
    name: 'isPublished',
    label: t('isPublished'),
    values: [isPublished ? 'on' : ''],
    word: (tick) => (tick === 'on' ? t('published') : t('hidden')),
  })
  return (
    <OfficePage title={title} back={list}>
      <Stack gap="large">
        {sent?.isStale && edited && (
          <StaleNotice>
            <p>{t('staleText')}</p>
            <ChangeList
              words={{ before: t('conflict.now'), after: t('conflict.yours'), nothing: t('conflict.nothing') }}
              changes={entryDifferences(sent, [...edited.stored, published(edited.isPublished)])}
            />
          </StaleNotice>
        )}
        <OfficeForm
          key={edited?.revision}
          intent={edited && 'save'}
          schema={schema}
          sent={sent}
          hidden={edited && { revision: edited.revision }}
          actions={<Button>{t('save')}</Button>}
        >
          {children}
        </OfficeForm>
        {edited && (
          <Panel title={t('removeTitle')}>
            <ConfirmActionForm intent="remove" offer={edited.remove.offer}>
              <p>{edited.remove.text}</p>
            </ConfirmActionForm>
          </Panel>
        )}
      </Stack>
    </OfficePage>
  )
}
