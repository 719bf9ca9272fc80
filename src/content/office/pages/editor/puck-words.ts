import type { Puck, Viewports } from '@puckeditor/core'
import { type ComponentProps, type RefObject, useEffect } from 'react'
import type { Words } from './block-fields.tsx'

/** The widths of Puck's default viewports, named in the reader's language. */
export function viewports(t: Words): Viewports {
  return [
    { width: 360, height: 'auto', icon: 'Smartphone', label: t('puck.phone') },
    { width: 768, height: 'auto', icon: 'Tablet', label: t('puck.tablet') },
    { width: 1280, height: 'auto', icon: 'Monitor', label: t('puck.desktop') },
    { width: '100%', height: 'auto', icon: 'FullWidth', label: t('puck.fullWidth') },
  ]
}

/** The editor's own words. Those that are not here belong to parts of it that are not used. */
export function puckWords(t: Words): NonNullable<ComponentProps<typeof Puck>['dictionary']> {
  return {
    'header-undo': t('puck.undo'),
    'header-redo': t('puck.redo'),
    'header-toggle-leftsidebar': t('puck.leftSide'),
    'header-toggle-rightsidebar': t('puck.rightSide'),
    'header-toggle-menubar': t('puck.menu'),
    'action-selectparent': t('puck.parent'),
    'action-duplicate': t('puck.duplicate'),
    'action-delete': t('puck.delete'),
    'label-page': t('puck.page'),
    'label-component': t('puck.component'),
    'outline-empty': t('puck.outlineEmpty'),
    'outline-item-collapse': t('puck.collapse'),
    'outline-item-expand': t('puck.expand'),
    'outline-header-title': t('puck.outline'),
    'outline-header-collapseall': t('puck.collapseAll'),
    'outline-item-duplicate': t('puck.duplicate'),
    'outline-item-delete': t('puck.delete'),
    'drawer-category-collapse': t('puck.collapse'),
    'drawer-category-expand': t('puck.expand'),
    'viewport-zoom-in': t('puck.zoomIn'),
    'viewport-zoom-out': t('puck.zoomOut'),
    'viewport-toggle-menu': t('puck.viewports'),
    // Puck puts the name of the viewport in its place.
    'viewport-switch': '{label}',
    'viewport-switch-default': t('puck.viewports'),
    'plugin-blocks': t('puck.blocks'),
    'plugin-outline': t('puck.outline'),
    'plugin-fields': t('puck.fields'),
    'layout-maximize': t('puck.maximize'),
    'layout-minimize': t('puck.minimize'),
    'loader-loading': t('editor.coming'),
  }
}

/** Labels the parts of Puck that have no accessible name (its frame, the choice of the viewport, the loading indicator), and describes its keys. */
export function useNames(
  within: RefObject<HTMLElement | null>,
  names: { frame: string; zoom: string; keys: string },
): void {
  const { frame, zoom, keys } = names
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const name = () => {
      for (const found of editor.querySelectorAll('iframe:not([title])')) found.setAttribute('title', frame)
      for (const found of editor.querySelectorAll('select:not([aria-label], [id])'))
        found.setAttribute('aria-label', zoom)
      for (const found of editor.querySelectorAll('span[aria-label]:not([role])')) found.setAttribute('role', 'img')
      describeKeys(keys)
      silenceDragging()
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(editor, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [within, frame, zoom, keys])
}

/** The library for dragging describes keys that Puck has switched off. */
function describeKeys(keys: string): void {
  for (const found of document.querySelectorAll('[id^="dnd-kit-description"]'))
    if (found.textContent !== keys) found.textContent = keys
}

/** It also announces what is dragged, in English and by internal ids. Neither Puck nor its own options can translate that; `announcePlacing` does it. */
function silenceDragging(): void {
  for (const found of document.querySelectorAll('[id^="dnd-kit-announcement"]')) {
    found.removeAttribute('role')
    found.setAttribute('aria-live', 'off')
  }
}
