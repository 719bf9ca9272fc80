import { createUsePuck, type Data, Puck, type PuckAction } from '@puckeditor/core'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { DocumentContent } from '#domain/content/stored-block.ts'
import { OpenTextHint } from '#frame/office/open-text-hint.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/panel.tsx'
import { Actions } from '#ui/section.tsx'
import { Text, VisuallyHidden } from '#ui/text.tsx'
import { comparePages } from '../../../compare-pages.ts'
import type { EditorItem } from '../../../editor-items.ts'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { Differences, useKindName } from '../differences.tsx'
import type { EditorPlaceProps } from '../editor-place-props.ts'
import { saveHref, siteHref } from '../page-href.ts'
import type { SaveRefusal } from '../save-answer.ts'
import { moveBack, placingDone, useBlockRoles } from './block-place.ts'
import { TranslationFrame } from './canvas-block.tsx'
import { canvasConfig } from './canvas-config.tsx'
import styles from './page-editor.module.css'
import { PictureLibrary, usePictureLibrary } from './picture-field.tsx'
import { DrawerItem, MoveButtons, MovingBar, type PlacingParts } from './placing.tsx'
import { puckWords, useNames, viewports } from './puck-words.ts'
import {
  type EditedContent,
  editedContent,
  editorData,
  forgetDraft,
  keepDraft,
  keptDraft,
  useSaving,
} from './use-saving.ts'

const usePuck = createUsePuck()

type Dispatch = (action: PuckAction) => void

/** On a phone Puck does not show the fields of a chosen block; here they open. */
function InsidePuck({ dispatching }: { dispatching: RefObject<Dispatch | null> }): null {
  const chosen = usePuck(({ selectedItem }) => selectedItem?.props.id)
  const dispatch = usePuck((puck) => puck.dispatch)
  useEffect(() => {
    dispatching.current = dispatch
    if (chosen === undefined || !window.matchMedia('(width < 638px)').matches) return
    dispatch({ type: 'setUi', ui: { plugin: { current: 'fields' }, leftSideBarVisible: true } })
  }, [chosen, dispatch, dispatching])
  return null
}

/** px of the window: on a narrower one the list of blocks is opened when it is wanted, or the page itself could not be seen. */
const roomForBlocks = 1500

/** The visual editor of one page. Unsaved changes are kept in this tab. */
export function PageEditor({ page, translation, pictures, targets, excerpt }: EditorPlaceProps) {
  const t = useTranslations('officePages')
  const kindName = useKindName()
  const saving = useSaving(page)
  const { language } = page
  const address = siteHref(page)
  const [content, setContent] = useState<EditedContent>(page.content)
  // A new number puts other content into the editor, which otherwise keeps its own.
  const [opened, setOpened] = useState({ number: 0, content: page.content as EditedContent })
  const [found, setFound] = useState(() => keptDraft(page.id))
  const [hasTranslation, setHasTranslation] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  // Once: with another one, which every saving would bring along, the editor would begin again.
  const [config] = useState(() => canvasConfig({ targets, language, page, excerpt, t, kindName }))
  const [announced, announce] = useState('')
  const library = usePictureLibrary(pictures)
  const dispatching = useRef<Dispatch | null>(null)
  const returned = useRef<PuckAction | null>(null)
  const [overrides] = useState(() => {
    const placing: PlacingParts = { announce, t, kindName }
    return {
      headerActions: () => <InsidePuck dispatching={dispatching} />,
      drawerItem: (item: { name: string; children: ReactNode }) => <DrawerItem {...item} {...placing} />,
      actionBar: (bar: { label?: string; children: ReactNode; parentAction: ReactNode }) => (
        <MovingBar {...bar} {...placing} />
      ),
      fields: ({ children }: { children: ReactNode }) => (
        <>
          <MoveButtons {...placing} />
          {children}
          <div className={styles.hint}>
            <OpenTextHint language={language} />
          </div>
        </>
      ),
    }
  })
  const data = useMemo(() => editorData(opened.content), [opened])
  const canvas = useRef<HTMLDivElement>(null)
  useBlockRoles(canvas, t('editor.keys'))
  useNames(canvas, { frame: t('editor.frame'), zoom: t('puck.zoom'), keys: t('editor.keys') })
  const isChanged = !isSame(content, saving.saved)

  /** Two pages beside each other need the whole screen to be read. */
  function showTranslation(isShown: boolean) {
    setHasTranslation(isShown)
    if (isShown) setIsLarge(true)
  }

  function open(next: EditedContent) {
    setOpened(({ number }) => ({ number: number + 1, content: next }))
    setContent(next)
  }

  function announcePlacing(action: PuckAction, { content: items }: Data) {
    // as: the editor types the props of a block as any
    const placing = placingDone(action, items as EditorItem[])
    if (!placing || action === returned.current) return
    const { done, kind, ...place } = placing
    const back = moveBack(action, items as EditorItem[])
    if (back) {
      returned.current = back
      // Puck has not finished this action yet.
      queueMicrotask(() => dispatching.current?.(back))
      return announce(t('editor.noPlace', { block: kindName(kind) }))
    }
    announce(t(`editor.${done}`, { block: kindName(kind), ...place }))
  }

  function heard(next: EditedContent) {
    setContent(next)
    if (!isSame(next, saving.saved)) keepDraft(page.id, { revision: saving.revision, content: next })
  }

  return (
    <section className={classNames(styles.editor, isLarge && styles.large)} aria-label={t('editor.title')}>
      {found && !isSame(found.content, page.content) && (
        <Notice tone="info" title={t('kept.title')}>
          <p>{t('kept.text')}</p>
          <Actions>
            <Button
              type="button"
              size="compact"
              onClick={() => {
                open(found.content)
                setFound(null)
              }}
            >
              {t('kept.take')}
            </Button>
            <Button
              type="button"
              kind="secondary"
              size="compact"
              onClick={() => {
                forgetDraft(page.id)
                setFound(null)
              }}
            >
              {t('kept.drop')}
            </Button>
          </Actions>
        </Notice>
      )}
      {saving.theirs ? (
        <Conflict
          theirs={saving.theirs}
          // what the editor does not change stays theirs
          mine={{ ...saving.theirs.content, title: content.title, blocks: content.blocks }}
          onKeepMine={(over) => saving.save(content, { publish: false, over })}
          onTakeTheirs={(theirs) => {
            keepDraft(page.id, { revision: theirs.revision, content })
            setFound(keptDraft(page.id))
            saving.take(theirs)
            open(theirs.content)
          }}
        />
      ) : (
        saving.refused && <RefusedNotice why={saving.refused} kind={excerpt === null ? 'page' : 'post'} />
      )}
      <div className={styles.bar} data-unsaved={isChanged ? 'always' : undefined}>
        {/* A form of the router, so that it knows the address at once: asked for while saving, it would be lost with the connection. */}
        <Form method="post" action={saveHref(page)} onSubmit={(event) => event.preventDefault()}>
          <Actions>
            <Button
              type="button"
              kind="secondary"
              size="compact"
              disabled={saving.isBusy}
              onClick={() => saving.save(content, { publish: false })}
            >
              {t('editor.save')}
            </Button>
            <Button
              type="button"
              size="compact"
              disabled={saving.isBusy}
              onClick={() => saving.save(content, { publish: true })}
            >
              {t('editor.publish')}
            </Button>
            <p className={styles.status} role="status">
              {isChanged ? t('editor.unsaved') : saving.done && t(`editor.${saving.done}`)}
            </p>
          </Actions>
        </Form>
        <div className={styles.views}>
          {translation && (
            <label className={styles.translationSwitch}>
              <input
                type="checkbox"
                checked={hasTranslation}
                onChange={(event) => showTranslation(event.currentTarget.checked)}
              />
              {t(`editor.translation.${translation.language}`)}
            </label>
          )}
          <Button type="button" kind="secondary" size="compact" onClick={() => setIsLarge(!isLarge)}>
            {t(isLarge ? 'editor.small' : 'editor.large')}
          </Button>
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <div className={hasTranslation ? styles.two : styles.one}>
        <div className={styles.canvas} ref={canvas}>
          <PictureLibrary value={library}>
            <Puck
              key={opened.number}
              config={config}
              data={data}
              onChange={(next) => heard(editedContent(next))}
              onAction={(action, { data: after }) => announcePlacing(action, after)}
              dictionary={puckWords(t)}
              headerTitle={page.title}
              headerPath={address}
              height="100%"
              ui={{
                leftSideBarVisible: window.innerWidth >= roomForBlocks,
                leftSideBarWidth: 196,
                rightSideBarWidth: 256,
              }}
              overrides={overrides}
              viewports={viewports(t)}
            />
          </PictureLibrary>
        </div>
        {translation && hasTranslation && <TranslationFrame translation={translation} isPost={excerpt !== null} />}
      </div>
    </section>
  )
}

/** Why it was not saved. What was written stays in the editor. */
function RefusedNotice({ why, kind }: { why: SaveRefusal; kind: 'page' | 'post' }) {
  const t = useTranslations('officePages')
  return <Notice tone="alert" title={why === 'missing' ? t(`deleted.${kind}`) : t(`refusal.${why}`)} />
}

function isSame(one: EditedContent, other: EditedContent): boolean {
  return one.title === other.title && JSON.stringify(one.blocks) === JSON.stringify(other.blocks)
}

interface ConflictProps {
  theirs: OpenedDocument
  mine: DocumentContent
  /** Saves mine on top of that revision. */
  onKeepMine: (over: number) => void
  onTakeTheirs: (theirs: OpenedDocument) => void
}

/** Someone else saved first: what differs, and which version to continue with. Their version stays in the history, mine stays in this tab. */
function Conflict({ theirs, mine, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const at = formatDateTime(theirs.changedAt, { language, time: true })
  return (
    <Notice tone="alert" title={t('conflict.title', { by: theirs.changedBy })}>
      <Text>{t('conflict.text', { at })}</Text>
      <details>
        <summary>{t('conflict.differences')}</summary>
        <Differences differences={comparePages(theirs.content, mine)} />
      </details>
      <Actions>
        <Button type="button" size="compact" onClick={() => onKeepMine(theirs.revision)}>
          {t('conflict.keepMine')}
        </Button>
        <Button type="button" kind="secondary" size="compact" onClick={() => onTakeTheirs(theirs)}>
          {t('conflict.takeTheirs')}
        </Button>
      </Actions>
    </Notice>
  )
}
