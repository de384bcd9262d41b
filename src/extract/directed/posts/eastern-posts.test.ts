import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lexiconFor } from '../../lexicon/language-words.ts';
import type { Passage } from '../question.ts';
import { foundingIn, isHeadedToday, isOnlyNamed, isSaidToGoOn, OF_HOSTS, withoutRenames } from './eastern-posts.ts';

function passage(text: string, name: string): Passage {
  const from = text.indexOf(name);
  return { text, mention: { from, to: from + name.length, name }, prose: false } as unknown as Passage;
}

it('takes who founded a company for its founder', () => {
  assert.equal(foundingIn(passage('2019年创立海星科技', '海星科技')), '创立');
  assert.equal(foundingIn(passage('2019年 株式会社みなとを設立', 'みなと')), '設立');
  assert.equal(foundingIn(passage('В 2019 году основал компанию «Марл»', 'Марл')), 'основал');
  assert.equal(foundingIn(passage('2019年 株式会社みなとに入社', 'みなと')), null);
});

it('hears that a post goes on from what stands behind it on its own line', () => {
  assert.ok(isSaidToGoOn(passage('2021年 株式会社みなと 社外取締役（現任）', '株式会社みなと')));
  assert.ok(isSaidToGoOn({ ...passage('2016年みなと株式会社を設立し現職。', 'みなと株式会社'), prose: true }));
  assert.ok(
    !isSaidToGoOn(passage('2018年 株式会社みなと 社外取締役\n2021年 株式会社まつ 取締役（現任）', '株式会社みなと')),
  );
});

it('leaves out what an organisation is called now', () => {
  assert.equal(
    withoutRenames('東都獣医大学（現：東都生命大学）卒業', lexiconFor('ja')).replaceAll(' ', ''),
    '東都獣医大学卒業',
  );
  assert.match(withoutRenames('東都病院（現 院長）', lexiconFor('ja')), /現/);
});

it('knows headings of hosts', () => {
  assert.match('主办单位', OF_HOSTS);
  assert.doesNotMatch('Партнеры', OF_HOSTS);
});

it('tells an employer from whom money came or work was done with', () => {
  assert.ok(isOnlyNamed(passage('ミナト社から10億円の出資を受けた', 'ミナト社')));
  assert.ok(isOnlyNamed(passage('南海大学との共同研究', '南海大学')));
  assert.ok(!isOnlyNamed(passage('ミナト社に入社', 'ミナト社')));
  assert.ok(!isOnlyNamed(passage('ミナト社から転職', 'ミナト社')));
});

it('knows a heading over the posts of today', () => {
  assert.ok(isHeadedToday('現　職', lexiconFor('zh')));
  assert.ok(isHeadedToday('현직', lexiconFor('ko')));
  assert.ok(!isHeadedToday('経歴', lexiconFor('ja')));
});
