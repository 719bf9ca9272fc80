import type { WordPressEntry } from './real-wordpress.ts'

const picture = { file: `${process.cwd()}/public/icon-512.png`, alt: 'Drei Flughöhen' }

/** What an editor makes with the blocks of WordPress: links with its own address, pictures from its library. */
export const editorEntries: readonly WordPressEntry[] = [
  {
    key: 'home',
    type: 'page',
    language: 'de',
    title: 'Willkommen',
    slug: 'start',
    group: 'home',
    markup:
      '<!-- wp:cover -->\n<div class="wp-block-cover"><div class="wp-block-cover__inner-container"><!-- wp:heading {"level":1} -->\n<h1 class="wp-block-heading">Fliegen</h1>\n<!-- /wp:heading --></div></div>\n<!-- /wp:cover -->',
  },
  {
    key: 'home-en',
    type: 'page',
    language: 'en',
    title: 'Welcome',
    slug: 'home',
    group: 'home',
    markup: paragraph('Hello'),
  },
  {
    key: 'kontakt',
    type: 'page',
    language: 'de',
    title: 'Kontakt',
    slug: 'kontakt',
    group: 'kontakt',
    markup: paragraph('Schreib uns.'),
    unsaved: paragraph('Schreib uns bald.'),
  },
  {
    key: 'contact',
    type: 'page',
    language: 'en',
    title: 'Contact',
    slug: 'contact',
    group: 'kontakt',
    markup: paragraph('Write to us.'),
  },
  {
    key: 'team',
    type: 'page',
    language: 'de',
    title: 'Team',
    slug: 'team',
    parent: 'kontakt',
    markup: paragraph('Wir.'),
  },
  {
    key: 'beitrag',
    type: 'post',
    language: 'de',
    title: 'Ein Beitrag',
    slug: 'ein-beitrag',
    dateGmt: '2026-10-02 07:00:00',
    picture,
    markup: `${paragraph('Mehr <a href="{link:kontakt}">hier</a>.')}`,
    unsaved: paragraph('Noch mehr.'),
  },
  {
    key: 'blocks',
    type: 'page',
    language: 'de',
    title: 'Alle Blöcke',
    slug: 'alle-bloecke',
    files: { one: picture },
    markup: coreBlocks(),
  },
  {
    key: 'draft',
    type: 'page',
    language: 'de',
    title: 'Entwurf',
    slug: 'entwurf',
    status: 'draft',
    markup: paragraph('ENTWURF'),
  },
  {
    key: 'post-draft',
    type: 'post',
    language: 'en',
    title: 'Draft & more',
    slug: '',
    status: 'draft',
    markup: paragraph('DRAFT'),
  },
  {
    key: 'private',
    type: 'page',
    language: 'de',
    title: 'Privat',
    slug: 'privat',
    status: 'private',
    markup: paragraph('PRIVAT'),
  },
  {
    key: 'locked',
    type: 'page',
    language: 'de',
    title: 'Geheim',
    slug: 'geheim',
    password: 'sesam',
    markup: paragraph('GEHEIM'),
  },
]

function paragraph(html: string): string {
  return `<!-- wp:paragraph -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`
}

function coreBlocks(): string {
  const image = (attributes = '', figure = '', img = '', caption = '') =>
    `<!-- wp:image {"id":{one.id},"sizeSlug":"large","linkDestination":"none"${attributes}} -->\n<figure class="wp-block-image size-large${figure}"><img src="{one.url}" alt="Drei Flughöhen" class="wp-image-{one.id}"${img}/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>\n<!-- /wp:image -->`
  return [
    '<!-- wp:heading {"textAlign":"center"} -->\n<h2 class="wp-block-heading has-text-align-center" id="mitte">In der Mitte</h2>\n<!-- /wp:heading -->',
    '<!-- wp:paragraph {"align":"right"} -->\n<p class="has-text-align-right" id="absatz">Rechts, mit <a href="{link:kontakt}#form">Kontakt</a>, <a href="{link:beitrag}">Beitrag</a>, <a href="{link:contact}">englisch</a>, <a href="{one.url}">Datei</a>, <a href="{home}/">Start</a>, <a href="{home}/gibt-es-nicht/">tot</a>.</p>\n<!-- /wp:paragraph -->',
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Wer nichts sieht, lenkt nichts.</p>\n<!-- /wp:paragraph --><cite>Klaus</cite></blockquote>\n<!-- /wp:quote -->',
    '<!-- wp:pullquote -->\n<figure class="wp-block-pullquote"><blockquote><p>Hoch hinaus</p><cite>Eva</cite></blockquote></figure>\n<!-- /wp:pullquote -->',
    '<!-- wp:cover {"url":"{one.url}","id":{one.id},"dimRatio":50} -->\n<div class="wp-block-cover" id="decke"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background wp-image-{one.id}" alt="Landschaft" src="{one.url}" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">Über den Wolken</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->',
    `<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${image()}\n\n${image()}<figcaption class="blocks-gallery-caption wp-element-caption">Zwei Bilder</figcaption></figure>\n<!-- /wp:gallery -->`,
    '<!-- wp:shortcode -->\n[gallery ids="{one.id}"]\n<!-- /wp:shortcode -->',
    '<!-- wp:shortcode -->\n[contact-form-7 id="12" title="Form"]\n<!-- /wp:shortcode -->',
    '<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->\n<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="{link:kontakt}" target="_blank" rel="noreferrer noopener">Schreib uns</a></div>\n<!-- /wp:button -->\n\n<!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="{link:team}">Team</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->',
    image(
      ',"width":"300px","align":"center"',
      ' aligncenter is-resized',
      ' style="width:300px"',
      'Mit <em>Worten</em>',
    ),
    image(),
    '<!-- wp:media-text {"mediaId":{one.id},"mediaType":"image","mediaPosition":"right","mediaWidth":40} -->\n<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns:auto 40%"><div class="wp-block-media-text__content"><!-- wp:paragraph -->\n<p>Daneben</p>\n<!-- /wp:paragraph --></div><figure class="wp-block-media-text__media"><img src="{one.url}" alt="Bild" class="wp-image-{one.id} size-full"/></figure></div>\n<!-- /wp:media-text -->',
    '<!-- wp:list {"ordered":true,"start":3} -->\n<ol start="3" class="wp-block-list"><!-- wp:list-item -->\n<li>drei<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>tiefer</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
    '<!-- wp:columns -->\n<div class="wp-block-columns"><!-- wp:column {"width":"66.66%"} -->\n<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:heading {"level":3,"textAlign":"right"} -->\n<h3 class="wp-block-heading has-text-align-right">Links</h3>\n<!-- /wp:heading --></div>\n<!-- /wp:column -->\n\n<!-- wp:column {"width":"33.33%"} -->\n<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph -->\n<p>Rechts</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->',
    '<!-- wp:group {"tagName":"section","className":"is-style-sky"} -->\n<section class="wp-block-group is-style-sky" id="gruppe"><!-- wp:heading -->\n<h2 class="wp-block-heading">In der Gruppe</h2>\n<!-- /wp:heading --></section>\n<!-- /wp:group -->',
    '<!-- wp:table -->\n<figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table><figcaption class="wp-element-caption">Tabelle</figcaption></figure>\n<!-- /wp:table -->',
    '<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n<!-- /wp:separator -->',
    '<!-- wp:spacer {"height":"50px"} -->\n<div style="height:50px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->',
    '<!-- wp:file {"id":{one.id},"href":"{one.url}"} -->\n<div class="wp-block-file"><a id="f" href="{one.url}">Unterlagen</a><a href="{one.url}" class="wp-block-file__button wp-element-button" download aria-describedby="f">Herunterladen</a></div>\n<!-- /wp:file -->',
    '<!-- wp:code -->\n<pre class="wp-block-code"><code>a &lt; b\n  c</code></pre>\n<!-- /wp:code -->',
    '<!-- wp:preformatted -->\n<pre class="wp-block-preformatted">so\n  bleibt es</pre>\n<!-- /wp:preformatted -->',
    '<!-- wp:verse -->\n<pre class="wp-block-verse">Zeile\nZeile</pre>\n<!-- /wp:verse -->',
    '<!-- wp:details -->\n<details class="wp-block-details"><summary>Mehr dazu</summary><!-- wp:paragraph -->\n<p>Aufgeklappt</p>\n<!-- /wp:paragraph --></details>\n<!-- /wp:details -->',
    '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube","responsive":true} -->\n<figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div><figcaption class="wp-element-caption">Film</figcaption></figure>\n<!-- /wp:embed -->',
    '<!-- wp:html -->\n<table><tr><td>a &lt; b</td></tr></table>\n<!-- /wp:html -->',
    'Loser Text\n\nzweiter Absatz',
    '<!-- wp:audio -->\n<figure class="wp-block-audio"><audio controls src="{home}/wp-content/uploads/ton.mp3"></audio><figcaption class="wp-element-caption">Ton</figcaption></figure>\n<!-- /wp:audio -->',
    '<!-- wp:video -->\n<figure class="wp-block-video"><video controls src="{home}/wp-content/uploads/film.mp4"></video><figcaption class="wp-element-caption">Video</figcaption></figure>\n<!-- /wp:video -->',
    '<!-- wp:latest-posts /-->',
    '<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->',
    '<!-- wp:acme/karte {"titel":"X"} -->\n<div class="acme"><p>Fremder Block</p></div>\n<!-- /wp:acme/karte -->',
    '<!-- wp:fl/default-card {"title":"Karte","content":"Weiter","url":"{link:kontakt}"} /-->',
    '<!-- wp:fl/component {"componentName":"upcoming-dates"} /-->',
  ].join('\n\n')
}
