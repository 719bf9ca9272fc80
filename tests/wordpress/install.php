<?php
/**
 * Fills a fresh WordPress: run in its folder with the path of a plan, which real-wordpress.ts writes. Prints the ids of what it has made.
 */
$plan = json_decode(file_get_contents($argv[1]), true);
// Plugins are not loaded while WordPress is being installed; Polylang makes languages only in the administration.
define($plan['step'] === 'plugins' ? 'WP_INSTALLING' : 'WP_ADMIN', true);
$_SERVER['HTTP_HOST'] = parse_url($plan['url'], PHP_URL_HOST) . ':' . parse_url($plan['url'], PHP_URL_PORT);
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ($plan['step'] === 'plugins') {
    wp_install('WordPress', 'editor', 'editor@example.com', true, '', $plan['password']);
    foreach (wp_list_pluck(get_posts(['post_type' => 'any', 'numberposts' => -1, 'post_status' => 'any']), 'ID') as $id) {
        wp_delete_post($id, true);
    }
    update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
    update_option('active_plugins', $plan['plugins']);
    exit;
}

if ($plan['step'] === 'languages') {
    do_action('activate_polylang/polylang.php');
    $options = get_option('polylang');
    $options = array_merge(is_array($options) ? $options : [], [
        'force_lang' => 1, 'rewrite' => 1, 'hide_default' => 1, 'browser' => 0, 'media_support' => 0,
        'redirect_lang' => $plan['frontPageShowsLanguage'], 'default_lang' => 'de',
    ]);
    update_option('polylang', $options);
    foreach ([['Deutsch', 'de', 'de_AT'], ['English', 'en', 'en_US']] as $order => [$name, $slug, $locale]) {
        $language = compact('name', 'slug', 'locale') + ['rtl' => 0, 'term_group' => $order, 'flag' => ''];
        // Polylang 3.7 and newer, and before
        $added = isset(PLL()->model->languages) ? PLL()->model->languages->add($language) : (new PLL_Admin_Model($options))->add_language($language);
        if (is_wp_error($added)) throw new Exception($added->get_error_message());
    }
    exit;
}

wp_set_current_user(1);
kses_remove_filters();

function made($id) {
    if (is_wp_error($id)) throw new Exception($id->get_error_message());
    return $id;
}

$authors = [];
function author_of($name) {
    global $authors;
    return $authors[$name] ??= made(wp_insert_user(
        ['user_login' => 'author' . count($authors), 'user_pass' => wp_generate_password(), 'display_name' => $name, 'role' => 'author']
    ));
}

$pictures = [];
function picture($given) {
    global $pictures;
    if (isset($pictures[$given['file']])) return $pictures[$given['file']];
    $stored = wp_upload_bits(basename($given['file']), null, file_get_contents($given['file']));
    $type = wp_check_filetype($stored['file'])['type'];
    $id = made(wp_insert_attachment(
        ['post_title' => basename($given['file']), 'post_mime_type' => $type, 'guid' => $stored['url']], $stored['file']
    ));
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $stored['file']));
    update_post_meta($id, '_wp_attachment_image_alt', $given['alt']);
    return $pictures[$given['file']] = $id;
}

foreach ($plan['terms'] as $slug => $number) {
    $made = made(wp_insert_term($slug, 'certification', ['slug' => $slug]));
    // the numbers that the site knows them by
    $wpdb->update($wpdb->terms, ['term_id' => $number], ['term_id' => $made['term_id']]);
    $wpdb->update($wpdb->term_taxonomy, ['term_id' => $number], ['term_id' => $made['term_id']]);
}
wp_cache_flush();

$ids = [];
$groups = [];
foreach ($plan['entries'] as $entry) {
    $markup = $entry['markup'];
    foreach ($entry['files'] ?? [] as $name => $file) {
        $id = picture($file);
        $markup = str_replace(["{{$name}.id}", "{{$name}.url}"], [$id, wp_get_attachment_url($id)], $markup);
    }
    foreach ($ids as $key => $id) {
        $markup = str_replace(["{link:$key}", "{id:$key}"], [get_permalink($id), $id], $markup);
    }
    $id = made(wp_insert_post(wp_slash([
        'post_type' => $entry['type'],
        'post_title' => $entry['title'],
        'post_name' => $entry['slug'],
        'post_status' => $entry['status'] ?? 'publish',
        'post_password' => $entry['password'] ?? '',
        'post_parent' => isset($entry['parent']) ? $ids[$entry['parent']] : 0,
        'post_content' => str_replace('{home}', $plan['url'], $markup),
        'post_excerpt' => $entry['excerpt'] ?? '',
        'post_author' => isset($entry['author']) ? author_of($entry['author']) : 1,
    ] + (isset($entry['dateGmt']) ? ['post_date_gmt' => $entry['dateGmt'], 'post_date' => $entry['dateGmt']] : [])), true));
    $ids[$entry['key']] = $id;
    pll_set_post_language($id, $entry['language']);
    if (isset($entry['group'])) {
        $groups[$entry['group']][$entry['language']] = $id;
        pll_save_post_translations($groups[$entry['group']]);
    }
    foreach ($entry['tags'] ?? [] as $tag) {
        $term = get_term_by('slug', $tag['slug'], 'post_tag') ?: get_term(made(wp_insert_term($tag['name'], 'post_tag', ['slug' => $tag['slug']]))['term_id']);
        pll_set_term_language($term->term_id, $entry['language']);
        wp_set_object_terms($id, [$term->term_id], 'post_tag', true);
    }
    if (isset($entry['picture'])) set_post_thumbnail($id, picture($entry['picture']));
}

update_option('show_on_front', 'page');
update_option('page_on_front', $ids[$plan['front']]);
PLL()->model->clean_languages_cache();
flush_rewrite_rules();

// wp-graphql-gutenberg learns the attributes from the editor in a browser: the same from the definitions that WordPress has of its blocks.
$known = [];
foreach (WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type) {
    $attributes = array_map(fn ($attribute) => array_diff_key($attribute, ['__experimentalRole' => 1, 'role' => 1]), $type->attributes ?? []);
    if (!empty($type->supports['anchor'])) {
        $attributes['anchor'] = ['type' => 'string', 'source' => 'attribute', 'attribute' => 'id', 'selector' => '*'];
    }
    $attributes += ['className' => ['type' => 'string'], 'align' => ['type' => 'string']];
    $known[$name] = ['name' => $name, 'attributes' => $attributes, 'supports' => $type->supports ?? [], 'deprecated' => []];
}
update_option('wp_graphql_gutenberg_block_types', $known, false);

// as the block editor does when the preview button is pressed, and what it then opens
$previews = [];
foreach ($plan['entries'] as $entry) {
    $id = $ids[$entry['key']];
    $route = '/wp/v2/' . get_post_type_object($entry['type'])->rest_base . "/$id";
    if (isset($entry['unsaved'])) {
        $request = new WP_REST_Request('POST', "$route/autosaves");
        $request->set_body_params(['title' => $entry['title'], 'content' => $entry['unsaved'], 'excerpt' => '']);
        $previews[$entry['key']] = rest_do_request($request)->get_data()['preview_link'];
    } elseif (($entry['status'] ?? 'publish') === 'draft') {
        $request = new WP_REST_Request('GET', $route);
        $request['context'] = 'edit';
        $previews[$entry['key']] = add_query_arg('preview', 'true', rest_do_request($request)->get_data()['link']);
    }
}
echo json_encode(['ids' => $ids, 'previews' => $previews]);
