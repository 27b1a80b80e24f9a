import type { Compiler, NormalModule, WebpackPluginInstance } from 'webpack';

/**
 * A module of the contract only declares: an endpoint or schema that a build does not use leaves it, calls and all.
 * So a new endpoint of another role changes no bundle. Without this webpack keeps every call at the top of a module.
 */
export const pureContract: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('pure-contract', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap('pure-contract', (parser) => {
          parser.hooks.isPure
            .for('CallExpression')
            .tap('pure-contract', () => (isContract(parser.state.module) ? true : undefined));
        });
    });
  },
};

const isContract = ({ resourceResolveData }: NormalModule): boolean =>
  resourceResolveData?.descriptionFileData?.name === '@portal/contract';
