import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * The `media` of a link to a module that is not preloaded until src/frame/browser/head.ts does so; in development Vite's scripts have an order of their own.
 */
export const deferredPreload = import.meta.env.PROD ? 'not all' : undefined

/**
 * React Router's scripts, deferred: a page is read before it is interactive, and on a slow network they would compete with style, font and picture.
 * src/frame/browser/head.ts starts them when something can be seen. React Router has no option for this (docs/decisions/0003), so the output of its component
 * is changed on the server. In a browser they have been started, and are unchanged.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  const scripts = Scripts({ nonce })
  return import.meta.env.SSR && import.meta.env.PROD ? later(scripts) : scripts
}

function later(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ type?: string; media?: string | undefined; async?: boolean; children?: ReactNode }>(child))
      return child
    if (child.type === 'link') return cloneElement(child, { media: deferredPreload })
    if (child.type === 'script' && child.props.type === 'module')
      return cloneElement(child, { type: 'text/deferred', async: false })
    return child.type === Fragment ? later(child.props.children) : child
  })
}
