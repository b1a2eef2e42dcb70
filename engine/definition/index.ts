export * from './fields.ts';
export * from './reply.ts';
export * from './result.ts';
export * from './tool.ts';
