import { categoryFacts } from './category-facts';
import { houseNumbers, readCategoryWords, readSharedWords, type NumberSources } from './content';
import type { PartWords } from './content-schema';
import type { InFourLanguages } from './in-four-languages';
import type { CategoryFacts, CategorySeed, ProductPageSeed, QuestionSeed } from './types';

/**
 * All categories in the order of the menu: the facts with their words in four languages, the words' numbers filled in.
 */
export function readCategories(sources: NumberSources = houseNumbers): CategorySeed[] {
  const { orderingNotOpenYet } = readSharedWords(sources);
  return categoryFacts.map((facts, index) => toCategory(facts, index + 1, orderingNotOpenYet, sources));
}

function toCategory(
  facts: CategoryFacts,
  position: number,
  orderingNotOpenYet: QuestionSeed,
  sources: NumberSources,
): CategorySeed {
  const { isHidden = false, isSpecial = false, isOrderable = false } = facts;
  const { page, grades = {}, types = {}, ...words } = readCategoryWords(facts, sources);
  return {
    ...facts,
    ...words,
    position,
    isHidden,
    isSpecial,
    isOrderable,
    activeCityIds: [...facts.activeCityIds],
    grades: facts.grades.map((grade) => ({ ...grade, ...requireWords(facts, grade.seopath, grades) })),
    types: facts.types.map((type) => {
      const { page: own, ...said } = requireWords(facts, type.seopath, types);
      const isClosed = isOrderable && type.isOrderable === false;
      return {
        ...type,
        ...said,
        ...(own ? { page: isClosed ? withFirstQuestion(own, orderingNotOpenYet) : own } : {}),
      };
    }),
    page: isHidden || isOrderable ? page : withFirstQuestion(page, orderingNotOpenYet),
  };
}

function withFirstQuestion(page: ProductPageSeed, question: QuestionSeed): ProductPageSeed {
  return { ...page, questions: [question, ...page.questions] };
}

function requireWords(
  { seopath: category }: CategoryFacts,
  seopath: string,
  words: Readonly<Record<string, InFourLanguages<PartWords> | undefined>>,
): Pick<CategorySeed['types'][number], 'name' | 'keywords' | 'description' | 'page'> {
  const { name, keywords, description, page } = words[seopath] ?? {};
  if (!name || !description)
    throw new Error(`lib/catalogue/content/${category} says nothing of ${seopath}: write its words in every language.`);
  return { name, description, ...(keywords ? { keywords } : {}), ...(page ? { page } : {}) };
}
