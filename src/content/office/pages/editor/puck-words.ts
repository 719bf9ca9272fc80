import type { Puck, Viewports } from '@puckeditor/core'
import type { ComponentProps } from 'react'
import type { Words } from './block-fields.ts'

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
