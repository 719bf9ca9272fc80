import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { saveHref } from '../page-href.ts'
import type { SaveAnswer, SaveRefusal } from '../save-answer.ts'
import type { EditedContent } from './edited-content.ts'
import { forgetDraft } from './kept-draft.ts'

export interface Saving {
  isBusy: boolean
  /** The revision that the editor has begun with, or saved last. */
  revision: number
  /** As it was saved last. */
  saved: EditedContent
  /** What was done last; null before anything was. */
  done: 'saved' | 'published' | null
  refused: SaveRefusal | null
  theirs: OpenedDocument | null
  save(content: EditedContent, how: { publish: boolean; over?: number }): void
  /** Goes on from what someone else has saved. */
  take(page: OpenedDocument): void
}

/** Saves to the server: the last request and its result. */
export function useSaving(page: OpenedDocument): Saving {
  const fetcher = useFetcher<SaveAnswer>({ key: `page-${page.id}` })
  const [revision, setRevision] = useState(page.revision)
  const [saved, setSaved] = useState<EditedContent>(page.content)
  const [result, setResult] = useState<{
    done: Saving['done']
    refused: SaveRefusal | null
    theirs: OpenedDocument | null
  }>({
    done: null,
    refused: null,
    theirs: null,
  })
  const sent = useRef<{ content: EditedContent; publish: boolean } | null>(null)

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || !sent.current) return
    const { outcome, theirs } = fetcher.data
    const { content, publish } = sent.current
    sent.current = null
    if (outcome.outcome === 'refused') {
      setResult({ done: null, refused: outcome.refusal.reason, theirs })
      return
    }
    setRevision(outcome.revision)
    setSaved(content)
    setResult({ done: publish ? 'published' : 'saved', refused: null, theirs: null })
    forgetDraft(page.id)
  }, [fetcher.state, fetcher.data, page.id])

  return {
    isBusy: fetcher.state !== 'idle',
    revision,
    saved,
    ...result,
    save(content, { publish, over = revision }) {
      sent.current = { content, publish }
      const intent = publish ? 'save-publish' : 'save'
      const form = { intent, expected: String(over), title: content.title, blocks: JSON.stringify(content.blocks) }
      // Written as an address, every quotation mark of the blocks would be three characters long.
      void fetcher.submit(form, { method: 'post', action: saveHref(page), encType: 'multipart/form-data' })
    },
    take(other) {
      setRevision(other.revision)
      setSaved(other.content)
      setResult({ done: null, refused: null, theirs: null })
    },
  }
}
