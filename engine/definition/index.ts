export * from './converter.ts';
export * from './counting.ts';
export * from './endpoints.ts';
export * from './fieldRules.ts';
export * from './fields.ts';
export * from './reply.ts';
export * from './result.ts';
export * from './tool.ts';
