import { islandScripts } from 'virtual:island-scripts'
import {
  Children,
  type ComponentType,
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react'
import { Scripts } from 'react-router'
import { type IslandFacts, IslandShell, useIslandFacts } from './island-shell.tsx'
import { typedTexts } from './typed-texts.ts'

/** Renders a part of a page as a root of its own. Null where React Router runs the page: there an island is a part like any other. */
export const RenderIslandContext = createContext<RenderIsland | null>(null)

export type RenderIsland = (order: {
  name: string
  part: ReactElement
  facts: IslandFacts
  /** Whether its markup may be cached for the next page that has the same. */
  isShared: boolean
}) => string

interface IslandProps<Props extends object> {
  /** The file name of the part without path and extension, 'booking-island'. The part is its default export. */
  name: string
  part: ComponentType<Props>
  /** Plain data: the page contains it again as JSON, for hydration. */
  props: NoInfer<Props>
  /** The props are the same for everyone: what someone has sent is not among them. */
  isShared?: boolean
  /** The props with marks in place of typed texts: without those, many visitors share them. */
  held?: ((hold: (text: string) => string) => NoInfer<Props>) | undefined
}

/** A part that React hydrates alone (docs/decisions/0003), rendered separately: its generated ids match those in the browser. */
export function Island<Props extends object>({ name, part: Part, props, isShared = false, held }: IslandProps<Props>) {
  const facts = useIslandFacts(props)
  const render = use(RenderIslandContext)
  if (!render) return <Part {...props} />
  const typed = held && typedTexts(held)
  const shown = typed ? { ...facts, props: typed.marked } : facts
  const rendered = render({
    name,
    part: <IslandShell part={Part} facts={shown} />,
    facts: shown,
    isShared: isShared || typed?.isComplete === true,
  })
  const html = typed ? typed.fill(rendered) : rendered
  const { entry, parts } = islandScripts
  return (
    <>
      {[entry, ...(parts[name] ?? [])].map((href) => (
        <link key={href} rel="modulepreload" href={href} media={deferredPreload} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it */}
      <div data-island={name} data-module={entry} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        type="application/json"
        data-island-facts={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that does not run, and cannot end its element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

/**
 * The `media` of a link to a module that is not preloaded until src/frame/browser/head.ts does so; in development Vite's scripts have an order of their own.
 */
const deferredPreload = import.meta.env.PROD ? 'not all' : undefined

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
