import { dirname, join } from 'node:path/posix'

/** Documents and tickets outside the repository. */
const outside = /\b(?:SPEC|DESIGN|LOOK|PEERS)\b|\b[Ii]ssue (?:#?\d|of the )/g
const documentPath = /\b(docs\/(?:[\w-]+\/)*[\w-]+\.md|[A-Z]+\.md)(?:#([\w-]+))?/g
const decisionNumber = /\bdecisions?[ /](\d{4})\b/gi
const markdownLink = /\]\(([^)\s]+)\)/g

/**
 * Broken references, one sentence each: to documents outside the repository, and to Markdown files, headings or decisions that do not exist. `texts`
 * are the files to check by path from the root, including every Markdown file.
 */
export function findWrongReferences(texts: Map<string, string>, exists: (path: string) => boolean): string[] {
  const anchors = new Map(
    [...texts].filter(([path]) => isMarkdown(path)).map(([path, text]) => [path, anchorsOf(text)]),
  )
  const decisions = new Set([...texts.keys()].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []))

  function leadsNowhere(path: string, anchor: string | undefined): boolean {
    if (!anchors.has(path)) return !exists(path)
    return anchor !== undefined && !anchors.get(path)?.has(anchor)
  }

  return [...texts].flatMap(([path, text]) => [
    ...[...text.matchAll(outside)].map(
      ([words]) => `${path}: “${words}” is outside the repository; refer to docs/product.md or a rule, or say it here`,
    ),
    ...[...text.matchAll(documentPath)]
      .filter(([, file = '', anchor]) => leadsNowhere(file, anchor))
      .map(([words]) => `${path}: ${words} does not exist`),
    ...[...text.matchAll(decisionNumber)]
      .filter(([, number = '']) => !decisions.has(number))
      .map(([words]) => `${path}: “${words}” does not exist`),
    ...(isMarkdown(path) ? linksOf(path, text) : [])
      .filter(({ file, anchor }) => leadsNowhere(file, anchor))
      .map(({ link }) => `${path}: the link ${link} leads nowhere`),
  ])
}

function linksOf(path: string, text: string): { link: string; file: string; anchor: string | undefined }[] {
  return [...text.matchAll(markdownLink)].flatMap(([, link = '']) => {
    if (/^(?:https?|mailto):|^\//.test(link)) return []
    const [file = '', anchor] = link.split('#')
    return [{ link, file: file === '' ? path : join(dirname(path), file), anchor }]
  })
}

/** The heading ids that GitHub generates. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const isMarkdown = (path: string) => path.endsWith('.md')
