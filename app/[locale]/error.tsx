'use client';

/** A page that failed to render: the header, the menu and the footer stay. */
export { PageFailure as default } from '@/components/layout/page-failure';
