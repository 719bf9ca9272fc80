<?php
/**
 * What a company registers in its WordPress for this site (docs/operations.md#another-content-system): certifications, testimonials and the site's own blocks.
 */
add_action('init', function () {
    register_taxonomy('certification', ['page'], [
        'public' => true, 'show_in_graphql' => true, 'graphql_single_name' => 'certification', 'graphql_plural_name' => 'certifications',
    ]);
    register_post_type('testimonial', [
        'public' => true, 'show_in_graphql' => true, 'graphql_single_name' => 'testimonial', 'graphql_plural_name' => 'testimonials',
        'supports' => ['title', 'editor'], 'rewrite' => ['slug' => 'testimonials'],
    ]);
    $text = ['type' => 'string'];
    foreach ([
        'default-card' => ['title' => $text, 'content' => $text, 'url' => $text, 'image' => $text, 'alt' => $text, 'anchor' => $text,
            'width' => ['type' => 'number'], 'height' => ['type' => 'number']],
        'speaking-list' => ['title' => $text, 'stage' => $text, 'backgroundImage' => $text, 'done' => ['type' => 'boolean']],
        'newsletter' => ['listId' => $text],
        'component' => ['componentName' => $text],
    ] as $name => $attributes) {
        register_block_type("fl/$name", ['api_version' => 2, 'attributes' => $attributes + ['className' => $text]]);
    }
});
add_filter('pll_get_post_types', fn ($types) => $types + ['testimonial' => 'testimonial']);
// one testimonial in two languages keeps its slug
add_filter('wp_unique_post_slug', fn ($slug, $id, $status, $type, $parent, $wanted) => $type === 'testimonial' ? $wanted : $slug, 10, 6);
