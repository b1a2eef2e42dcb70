/** Serves the metrics on a port of their own, so that no visitor can read them. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

export const serveMetrics = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
