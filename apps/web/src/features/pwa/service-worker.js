/* global BUILD_ID -- engine/build.ts writes it, so that each build has a worker of its own. */
import { createAnswers } from './answer-request';
import { createKeptCopies } from './kept-copies';
import { createKeptPages } from './kept-pages';

// Another text for each build: the browser then installs the worker again, which renews what is there for everyone.
self.build = BUILD_ID;

const copies = createKeptCopies();
const pages = createKeptPages(copies);
const answer = createAnswers(copies, pages);

self.addEventListener('install', (event) => {
  // No waiting: a page of the old build that is still open asks the network, and STATE-05 knows what to do when a file is gone.
  self.skipWaiting();
  event.waitUntil(pages.keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  event.waitUntil(
    Promise.all([
      copies.forgetOtherForms(),
      pages.renewForEveryone(),
      navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const response = answer(event);
  if (response) event.respondWith(response);
});

/** An open page says that it is there. */
self.addEventListener('message', (event) => {
  event.waitUntil(pages.keepAround(new URL(event.source.url)));
});
