<?php
/**
 * Plugin Name: Flightdeck
 * Description: Tells the site at once that something was changed here, and opens previews there.
 *
 * For wp-content/mu-plugins. wp-config.php defines FLIGHTDECK_URL ('https://www.example.com') and FLIGHTDECK_WEBHOOK_SECRET (CONTENT_WEBHOOK_SECRET of the site).
 */

function flightdeck_changed() {
    $time = time();
    $signature = hash_hmac('sha256', "$time.", FLIGHTDECK_WEBHOOK_SECRET);
    wp_remote_post(FLIGHTDECK_URL . '/hooks/content', ['headers' => ['x-content-signature' => "t=$time,v1=$signature"]]);
}

// transition_post_status would be too early: Polylang sets the language of a new post after it
add_action('wp_after_insert_post', function ($id, $post, $update, $before) {
    if ($post->post_status === 'publish' || ($before && $before->post_status === 'publish')) flightdeck_changed();
}, 10, 4);
add_action('deleted_post', function ($id, $post) {
    if ($post->post_status === 'publish') flightdeck_changed();
}, 10, 2);

function flightdeck_preview($post) {
    $language = function_exists('pll_get_post_language') ? pll_get_post_language($post->ID) : apply_filters('wpml_element_language_code', null, ['element_id' => $post->ID, 'element_type' => $post->post_type]);
    return FLIGHTDECK_URL . '/' . ($language ?: 'de') . "/preview/draft/$post->ID";
}

add_filter('preview_post_link', fn ($link, $post) => in_array($post->post_type, ['page', 'post'], true) ? flightdeck_preview($post) : $link, 10, 2);
// the block editor takes the address of the draft itself instead
foreach (['page', 'post'] as $type) {
    add_filter("rest_prepare_$type", function ($response, $post, $request) {
        if ($request['context'] === 'edit' && in_array($post->post_status, ['auto-draft', 'draft', 'pending', 'future'], true)) $response->data['link'] = flightdeck_preview($post);
        return $response;
    }, 10, 3);
}

// a login at the site lasts eight hours instead of five minutes
add_filter('graphql_jwt_auth_expire', fn () => 8 * HOUR_IN_SECONDS);
