import type { Rule } from 'eslint';

export declare const pendingWritesRule: Rule.RuleModule;
