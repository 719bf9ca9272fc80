import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { filledTexts } from '#domain/settings/termed-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { InPreview } from '../../../page/component-blocks.tsx'
import { Blocks, FlowBlocks } from '../../../page/registry.tsx'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { PostCanvas } from './canvas-block.tsx'
import styles from './page-editor.module.css'
import { shownBlocks } from './shown-block.ts'

/** The translation beside the editor, read-only: in a frame of its own, with the layout of a narrow screen. */
export function TranslationFrame({ translation, isPost }: { translation: OpenedDocument; isPost: boolean }) {
  const t = useTranslations('officePages')
  const siteSettings = useSiteSettings()
  const blocks = filledTexts(shownBlocks(translation.content.blocks), siteSettings, translation.language)
  const [body, setBody] = useState<HTMLElement | null>(null)

  function furnish(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument
    if (!inside) return
    for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
    inside.documentElement.lang = translation.language
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) inside.head.append(sheet.cloneNode(true))
    setBody(inside.body)
  }

  return (
    <iframe
      className={styles.frame}
      title={t(`editor.translationFrame.${translation.language}`)}
      srcDoc="<!DOCTYPE html><html><head></head><body></body></html>"
      onLoad={(event) => furnish(event.currentTarget)}
    >
      {body &&
        createPortal(
          <main inert>
            <InPreview value={true}>
              {isPost ? (
                <PostCanvas title={translation.title}>
                  <FlowBlocks blocks={blocks} />
                </PostCanvas>
              ) : (
                <Blocks blocks={blocks} />
              )}
            </InPreview>
          </main>,
          body,
        )}
    </iframe>
  )
}
