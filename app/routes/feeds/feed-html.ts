import type { Block, Picture } from '#domain/content/block.ts'

/**
 * A post as HTML for feed readers: without styles, scripts or parts of the program, with addresses that lead somewhere from anywhere.
 * What it is made of has passed the allow list of the content client.
 */
export function feedHtml(blocks: readonly Block[], siteUrl: string): string {
  return absolute(htmlOf(blocks), siteUrl)
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: Block): string {
  switch (block.name) {
    case 'core/heading':
      return `<h${block.level}>${block.content}</h${block.level}>`
    case 'core/paragraph':
      return `<p>${block.content}</p>`
    case 'core/list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${htmlOf(block.innerBlocks)}</${tag}>`
    }
    case 'core/list-item':
      return `<li>${block.content}${htmlOf(block.innerBlocks)}</li>`
    case 'core/button':
      return `<p><a href="${attribute(block.url)}">${block.text}</a></p>`
    case 'core/image':
      return `<figure>${pictureHtml(block)}${caption(block.caption)}</figure>`
    case 'core/media-text':
      return `<figure>${pictureHtml(block)}</figure>${htmlOf(block.innerBlocks)}`
    case 'core/embed':
      return `<p><a href="${attribute(block.url)}">${block.caption ?? attribute(block.url)}</a></p>`
    case 'core/html':
      return block.content
    case 'unknown':
      return block.html
    case 'flightdeck/default-card': {
      const title = block.url ? `<a href="${attribute(block.url)}">${block.title}</a>` : block.title
      return `<p><strong>${title}</strong> ${block.content ?? ''}</p>`
    }
    case 'flightdeck/speaking-list':
      return `<h3>${block.title}</h3><p>${block.stage}</p>${htmlOf(block.innerBlocks)}`
    case 'core/group':
    case 'core/columns':
    case 'core/column':
    case 'core/cover':
    case 'core/buttons':
      return htmlOf(block.innerBlocks)
    // parts of the program live on the site only
    case 'flightdeck/newsletter':
    case 'flightdeck/component':
      return ''
  }
}

function pictureHtml({ url, alt, width, height }: Picture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${attribute(url)}" alt="${attribute(alt)}"${size}>`
}

function caption(html: string | undefined): string {
  return html ? `<figcaption>${html}</figcaption>` : ''
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** '/de/kontakt' → 'https://flightlevels.example/de/kontakt'; protocol-relative addresses never get this far. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}
