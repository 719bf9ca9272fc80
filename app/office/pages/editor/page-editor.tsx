import { Puck } from '@puckeditor/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { OpenTextHint } from '../../open-text-hint.tsx'
import type { EditorPlaceProps } from '../editor-place-props.ts'
import { siteHref } from '../page-href.ts'
import { useKindName } from '../use-kind-name.ts'
import { canvasConfig } from './canvas-config.tsx'
import { Conflict } from './conflict.tsx'
import { type EditedContent, editedContent, editorData } from './edited-content.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { OpenFields } from './open-fields.tsx'
import styles from './page-editor.module.css'
import { puckWords } from './puck-words.ts'
import { TwinFrame } from './twin-frame.tsx'
import { useBlockRoles } from './use-block-roles.ts'
import { useNames } from './use-names.ts'
import { useSaving } from './use-saving.ts'

/** px of the window: on a narrower one the list of blocks is opened when it is wanted, or the page itself could not be seen. */
const roomForBlocks = 1500

/** The visual editor of one page. Nothing that was written is lost: what is not saved lies in this tab, whatever happens to the rest. */
export function PageEditor({ page, twin, kinds, pictures, targets, excerpt }: EditorPlaceProps) {
  const t = useTranslations('officePages')
  const kindName = useKindName()
  const saving = useSaving(page)
  const { language } = page
  const address = siteHref(page)
  const [content, setContent] = useState<EditedContent>(page.content)
  // A new number puts other content into the editor, which otherwise keeps its own.
  const [opened, setOpened] = useState({ number: 0, content: page.content as EditedContent })
  const [found, setFound] = useState(() => keptDraft(page.id))
  const [hasTwin, setHasTwin] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  // Once: with another one, which every saving would bring along, the editor would begin anew.
  const [config] = useState(() => canvasConfig({ kinds, pictures, targets, language, page, excerpt, t, kindName }))
  const [overrides] = useState(() => ({
    headerActions: () => <OpenFields />,
    fields: ({ children }: { children: ReactNode }) => (
      <>
        {children}
        <div className={styles.hint}>
          <OpenTextHint language={language} />
        </div>
      </>
    ),
  }))
  const data = useMemo(() => editorData(opened.content, kinds), [opened, kinds])
  const canvas = useRef<HTMLDivElement>(null)
  useBlockRoles(canvas)
  useNames(canvas, { frame: t('editor.frame'), zoom: t('puck.zoom') })
  const isChanged = !isSame(content, saving.saved)

  /** Two pages beside each other need the whole screen to be read. */
  function showTwin(isShown: boolean) {
    setHasTwin(isShown)
    if (isShown) setIsLarge(true)
  }

  function open(next: EditedContent) {
    setOpened(({ number }) => ({ number: number + 1, content: next }))
    setContent(next)
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
        saving.refused && <Notice tone="alert" title={t(`refusal.${saving.refused}`)} />
      )}
      <div className={styles.bar}>
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
        <div className={styles.views}>
          {twin && (
            <label className={styles.twinSwitch}>
              <input type="checkbox" checked={hasTwin} onChange={(event) => showTwin(event.currentTarget.checked)} />
              {t(`editor.twin.${twin.language}`)}
            </label>
          )}
          <Button type="button" kind="secondary" size="compact" onClick={() => setIsLarge(!isLarge)}>
            {t(isLarge ? 'editor.small' : 'editor.large')}
          </Button>
        </div>
      </div>
      <div className={hasTwin ? styles.two : styles.one}>
        <div className={styles.canvas} ref={canvas}>
          <Puck
            key={opened.number}
            config={config}
            data={data}
            onChange={(next) => heard(editedContent(next, kinds))}
            dictionary={puckWords(t)}
            headerTitle={page.title}
            headerPath={address}
            height="100%"
            ui={{ leftSideBarVisible: window.innerWidth >= roomForBlocks, leftSideBarWidth: 196 }}
            overrides={overrides}
          />
        </div>
        {twin && hasTwin && <TwinFrame twin={twin} isPost={excerpt !== null} />}
      </div>
    </section>
  )
}

function isSame(one: EditedContent, other: EditedContent): boolean {
  return one.title === other.title && JSON.stringify(one.blocks) === JSON.stringify(other.blocks)
}
